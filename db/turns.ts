import { setTimeout as pause } from "node:timers/promises";

/** When waiting for a place took too long; read by db/trouble.ts. */
const noPlace = () =>
  Object.assign(new Error("Every connection was taken for too long"), { code: "NO_CONNECTION" });

/** So many at once; others wait in order of arrival, at most `patience` milliseconds if given. */
export function turns(places: number, patience?: number) {
  let free = places;
  const waiting: (() => void)[] = [];
  const leave = () => {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  };

  async function enter(): Promise<void> {
    if (free > 0) {
      free -= 1;
      return;
    }
    const turn = new Promise<"turn">((resolve) => {
      waiting.push(() => resolve("turn"));
    });
    if (patience === undefined) {
      await turn;
      return;
    }
    const mine = waiting.at(-1);
    const over = new AbortController();
    const late = pause(patience, "late" as const, { signal: over.signal, ref: false });
    const first = await Promise.race([turn, late]);
    over.abort();
    late.catch(() => undefined);
    if (first === "turn") return;
    if (mine) waiting.splice(waiting.indexOf(mine), 1);
    throw noPlace();
  }

  return async <T>(work: () => Promise<T>): Promise<T> => {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
