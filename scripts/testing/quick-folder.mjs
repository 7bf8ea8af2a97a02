import { readFileSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";

const memory = "/dev/shm";
/** Bytes. */
const wanted = 4 * 2 ** 30;

/** Containers often give it little room, or let nothing be run from it. */
function isRoomy() {
  try {
    const mount = readFileSync("/proc/mounts", "utf8")
      .split("\n")
      .find((line) => line.split(" ")[1] === memory);
    const { bavail, bsize } = statfsSync(memory);
    return mount !== undefined && !/\bnoexec\b/.test(mount) && bavail * bsize >= wanted;
  } catch {
    return false;
  }
}

/** Where the tests' databases lie: in memory where there is room, since each test makes and deletes files. */
export const quickFolder = () => (isRoomy() ? memory : tmpdir());
