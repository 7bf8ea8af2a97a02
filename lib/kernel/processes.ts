import { fairTurns, type Places, type Turns, type WorkOwner } from "./fair-turns.mjs";

type Others = {
  turnsOf: (name: string, places: Places, giveRoom: () => void) => Turns;
  whenChosen: (work: () => void) => void;
  whenEnding: (end: () => Promise<void>) => void;
};

/** Set by `scripts/serve-worker.mjs` in the same process, outside the bundle, where several serve together. */
const others = () => (globalThis as { faenaOthers?: Others }).faenaOthers;

/**
 * Turns that hold for the machine, however many processes serve. `giveRoom` is called when another process takes a
 * place, so that nothing is kept ready here beside it.
 */
export const machineTurns = (name: string, places: Places, giveRoom = () => {}): Turns =>
  others()?.turnsOf(name, places, giveRoom) ?? fairTurns(places);

export async function withPlace<T>(
  turns: Turns,
  owner: WorkOwner,
  work: () => Promise<T>,
): Promise<T> {
  await turns.take(owner);
  try {
    return await work();
  } finally {
    turns.end(owner);
  }
}

/** Begins it in one of the processes that serve together, and in another when that one dies. */
export function whenChosen(work: () => void): void {
  const known = others();
  if (known) known.whenChosen(work);
  else work();
}

/** Awaited before this process ends in order, for as long as there is time. */
export function whenEnding(end: () => Promise<void>): void {
  others()?.whenEnding(end);
}
