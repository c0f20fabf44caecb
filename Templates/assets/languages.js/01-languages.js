// The list of languages closes like a menu. Without this script, its button closes it.

document.addEventListener("click", ({ target }) => {
  for (const menu of document.querySelectorAll(".languages[open]")) if (!menu.contains(target)) menu.open = false;
});
document.addEventListener("keydown", ({ key, target }) => {
  const menu = key === "Escape" && target.closest?.(".languages[open]");
  if (!menu) return;
  menu.open = false;
  menu.querySelector("summary").focus();
});
