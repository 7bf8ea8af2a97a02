const minute = 60_000;

/** Lines of the current minute: a flood of one refusal is one line. */
const noted = { minute: 0, lines: new Set<string>() };
const mostLines = 200;

function isNew(line: string, now: number): boolean {
  const present = Math.floor(now / minute);
  if (noted.minute !== present) {
    noted.minute = present;
    noted.lines.clear();
  }
  if (noted.lines.has(line) || noted.lines.size >= mostLines) return false;
  noted.lines.add(line);
  return true;
}

export function noteRefusal(line: string, now = Date.now()): void {
  // biome-ignore lint/suspicious/noConsole: whoever watches over the service reads it there
  if (isNew(line, now)) console.warn(`Refused: ${line}`);
}
