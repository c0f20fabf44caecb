// How dialogs come, by the name that the mockup gives; they leave the same way, backward.
const motions = {
  rise: ({ height }) => [{ transform: `translateY(${height}px)` }, {}],
  push: ({ width }) => [{ transform: `translateX(${width}px)` }, {}],
  drop: () => [{ transform: "translateY(-50px)", opacity: 0 }, {}],
  shrink: () => [{ transform: "scale(1.2)", opacity: 0 }, {}],
  grow: () => [{ transform: "scale(.8)", opacity: 0 }, {}],
  bounce: () => [{ transform: "scale(.4)" }, { transform: "scale(1.1)" }, { transform: "scale(.9)" }, {}],
  flip: () => [{ transform: "scaleX(0)" }, {}],
  fade: () => [{ opacity: 0 }, {}],
};

/** Plays a dialog's coming, or its leaving; ends at once where motion is not wanted. */
async function move(live, { picture, moving }, isLeaving) {
  const [name, entering, leaving] = live.dataset.motion.split(" ");
  const duration = Number(isLeaving ? leaving : entering);
  if (still.matches || !moving?.animate) return;
  const timing = {
    duration, easing: isLeaving ? "ease-in" : "cubic-bezier(.2, .8, .3, 1)", fill: "both",
    direction: isLeaving ? "reverse" : "normal",
  };
  // What bounced in fades out.
  const frames = motions[isLeaving && name === "bounce" ? "fade" : name](picture.viewBox.baseVal);
  const scrims = picture.querySelectorAll(":scope > :is(.m-scrim, .m-scrim2)");
  const animations = [...scrims].map((scrim) => scrim.animate(motions.fade(), timing));
  animations.push(moving.animate(frames, timing));
  live.classList.add("live-moving");
  await Promise.allSettled(animations.map((animation) => animation.finished));
  for (const animation of animations) animation.cancel();
  live.classList.remove("live-moving");
}
