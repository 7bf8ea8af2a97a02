import { assertOutside } from "@/db/inside";
import type { FileStore } from "./store";
import { storeErrorOf } from "./store-error";

const assertNoOpenTransaction = () => assertOutside("Speaking to the file store");

function tell(thrown: unknown): never {
  const trouble = storeErrorOf(thrown);
  // biome-ignore lint/suspicious/noConsole: the caller is told what it means, the log what it was
  if (trouble !== thrown) console.warn("The file store:", thrown);
  throw trouble;
}

const guarded =
  <Asked extends unknown[], Answer>(ask: (...asked: Asked) => Promise<Answer>) =>
  async (...asked: Asked): Promise<Answer> => {
    assertNoOpenTransaction();
    return ask(...asked).catch(tell);
  };

/** Throws what {@link storeErrorOf} makes of errors, and refuses to be used inside a transaction. */
export const guardedStore = (store: FileStore): FileStore => ({
  importFile: guarded(store.importFile),
  write: guarded(store.write),
  read: guarded(store.read),
  readWhole: guarded(store.readWhole),
  has: guarded(store.has),
  move: guarded(store.move),
  remove: guarded(store.remove),
  async *keys(...asked) {
    assertNoOpenTransaction();
    try {
      for await (const page of store.keys(...asked)) {
        yield page;
        assertNoOpenTransaction();
      }
    } catch (thrown) {
      tell(thrown);
    }
  },
  stat: guarded(store.stat),
});
