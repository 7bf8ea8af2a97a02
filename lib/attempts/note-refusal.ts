const minute = 60_000;

/** What was refused within the present minute: a flood of it is one line. */
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

/** Words of our own for the log; the same once a minute. */
export function noteRefusal(line: string, now = Date.now()): void {
  // biome-ignore lint/suspicious/noConsole: whoever watches over the service reads it there
  if (isNew(line, now)) console.warn(`Refused: ${line}`);
}
