import { readFileSync } from "node:fs";
import { familyOf } from "@/scripts/testing/family.mjs";

function ownShare(pid: number): number {
  try {
    const told = readFileSync(`/proc/${pid}/smaps_rollup`, "utf8");
    return Number(/^Pss:\s+(\d+)/m.exec(told)?.[1] ?? 0) * 1_024;
  } catch {
    return 0;
  }
}

/** Bytes that a process and those under it hold; what several share counts once. Linux only. */
export const memoryOf = (root: number): number =>
  familyOf(root).reduce((sum, { pid }) => sum + ownShare(pid), 0);
