/** Preloaded: makes a Node.js that was not restarted claim to be old. */
if (!process.channel) {
  const node = process.env.PRETENDED_NODE ?? "20.9.0";
  Object.defineProperty(process, "versions", { value: { ...process.versions, node } });
}
