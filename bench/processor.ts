import { readdirSync, readFileSync } from "node:fs";

/** Linux counts a process's time in hundredths of a second. */
const millisecondsPerTick = 10;
const bytesPerPage = 4_096;

interface Process {
  pid: number;
  parent: number;
  ticks: number;
  /** Bytes of resident memory, shared pages included. */
  bytes: number;
}

function readProcess(pid: number): Process | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const [own, system, ended, endedSystem] = fields.slice(11, 15).map(Number) as number[];
    const ticks = (own ?? 0) + (system ?? 0) + (ended ?? 0) + (endedSystem ?? 0);
    const bytes = Number(fields[21]) * bytesPerPage;
    return { pid, parent: Number(fields[1]), ticks, bytes };
  } catch {
    return null;
  }
}

export function parentOf(pid: number): number {
  const found = readProcess(pid);
  if (!found) throw new Error(`There is no process ${pid}`);
  return found.parent;
}

/** With those under it. */
function familyOf(root: number): Process[] {
  const all = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readProcess(Number(name)) ?? []);
  const under = (pid: number): Process[] =>
    all
      .filter((one) => one.pid === pid)
      .concat(all.filter((one) => one.parent === pid).flatMap((child) => under(child.pid)));
  return under(root);
}

/** Processor milliseconds that a process, those under it, and those of them that have ended took so far. */
export const processorTime = (root: number): number =>
  familyOf(root).reduce((sum, { ticks }) => sum + ticks, 0) * millisecondsPerTick;

/** Bytes of resident memory, with those under it. */
export const heldBy = (root: number): number =>
  familyOf(root).reduce((sum, { bytes }) => sum + bytes, 0);
