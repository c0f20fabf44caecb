export default function (eleventyConfig) {
  return { dir: { input: "src" } };
}
