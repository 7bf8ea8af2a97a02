/**
 * Whoever reads what is logged may end first. Unheard, that error would be logged in turn, and so on without end.
 */
export function outliveLog() {
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);
}
