/** Preloaded: a command that was not started anew by another says that its Node.js is an old one. */
if (!process.channel) {
  const node = process.env.PRETENDED_NODE ?? "20.9.0";
  Object.defineProperty(process, "versions", { value: { ...process.versions, node } });
}
