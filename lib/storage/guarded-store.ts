import { assertOutside } from "@/db/inside";
import type { FileStore } from "./store";
import { storeTroubleOf } from "./store-trouble";

const assertNothingHeld = () => assertOutside("Speaking to the file store");

function tell(thrown: unknown): never {
  const trouble = storeTroubleOf(thrown);
  // biome-ignore lint/suspicious/noConsole: the caller is told what it means, the log what it was
  if (trouble !== thrown) console.warn("The file store:", thrown);
  throw trouble;
}

const told =
  <Asked extends unknown[], Answer>(ask: (...asked: Asked) => Promise<Answer>) =>
  async (...asked: Asked): Promise<Answer> => {
    assertNothingHeld();
    return ask(...asked).catch(tell);
  };

/** Throws what {@link storeTroubleOf} makes of errors, and refuses to be used inside a transaction. */
export const toldStore = (store: FileStore): FileStore => ({
  adopt: told(store.adopt),
  write: told(store.write),
  read: told(store.read),
  readWhole: told(store.readWhole),
  has: told(store.has),
  move: told(store.move),
  remove: told(store.remove),
  async *keys(...asked) {
    assertNothingHeld();
    try {
      for await (const page of store.keys(...asked)) {
        yield page;
        assertNothingHeld();
      }
    } catch (thrown) {
      tell(thrown);
    }
  },
  look: told(store.look),
});
