// Code can be copied; code and tables that are wider than the page can be scrolled with the keyboard.
let copyStatus;
function copyButtons() {
  if (!copyStatus) {
    copyStatus = document.createElement("div");
    copyStatus.className = "visually-hidden";
    copyStatus.setAttribute("role", "status");
    document.body.append(copyStatus);
  }
  const status = copyStatus;
  for (const pre of document.querySelectorAll(".prose pre")) {
    if (pre.closest(".dialog-error") || pre.parentElement.matches(".code")) continue;
    const frame = document.createElement("div");
    frame.className = "code";
    pre.replaceWith(frame);
    const button = document.createElement("button");
    button.type = "button";
    button.className = "code-copy";
    button.textContent = WORDS.text.copy;
    button.addEventListener("click", async () => {
      const copied = await copy(pre);
      button.textContent = copied ? WORDS.text.copied : WORDS.text.copy_yourself;
      status.textContent = copied ? WORDS.text.is_copied : WORDS.text.is_selected;
      setTimeout(() => {
        button.textContent = WORDS.text.copy;
        status.textContent = "";
      }, 2000);
    });
    frame.append(pre, button);
  }
}

async function copy(pre) {
  // Lines that an example removes are not part of its result.
  const code = pre.cloneNode(true);
  for (const line of code.querySelectorAll("code > del")) line.remove();
  try {
    await navigator.clipboard.writeText(code.textContent.replace(/\n$/, ""));
    return true;
  } catch {
    // No clipboard for this page: at least the text is selected.
    getSelection().selectAllChildren(pre);
    return false;
  }
}

function scrollers() {
  const areas = document.querySelectorAll(".table, .prose pre");
  if (areas.length === 0 || !("ResizeObserver" in window)) return;
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      if (target.scrollWidth > target.clientWidth) {
        target.tabIndex = 0;
        target.setAttribute("role", "group");
        target.setAttribute("aria-label", target.matches("pre") ? WORDS.text.code : WORDS.text.table);
      } else {
        for (const name of ["tabindex", "role", "aria-label"]) target.removeAttribute(name);
      }
    }
  });
  for (const area of areas) observer.observe(area);
}

forContent(copyButtons);
forContent(scrollers);
