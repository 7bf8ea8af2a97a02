import type { FileStore } from "./store";
import { troubleOf } from "./store-trouble";

function tell(thrown: unknown): never {
  const trouble = troubleOf(thrown);
  // biome-ignore lint/suspicious/noConsole: the caller is told what it means, the log what it was
  if (trouble !== thrown) console.warn("The file store:", thrown);
  throw trouble;
}

/** The store with its troubles told in the domain's words: {@link troubleOf}. */
export const toldStore = (store: FileStore): FileStore => ({
  adopt: (...asked) => store.adopt(...asked).catch(tell),
  write: (...asked) => store.write(...asked).catch(tell),
  read: (...asked) => store.read(...asked).catch(tell),
  readWhole: (...asked) => store.readWhole(...asked).catch(tell),
  has: (...asked) => store.has(...asked).catch(tell),
  move: (...asked) => store.move(...asked).catch(tell),
  remove: (...asked) => store.remove(...asked).catch(tell),
  async *keys(...asked) {
    try {
      yield* store.keys(...asked);
    } catch (thrown) {
      tell(thrown);
    }
  },
  look: (...asked) => store.look(...asked).catch(tell),
});
