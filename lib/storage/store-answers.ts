import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { fileStore } from "./file-store";
import type { FileStore } from "./store";

const patience = 2_000;

async function writeAndRemove(store: FileStore) {
  const key = `health/${randomUUID()}`;
  await store.write(key, new TextEncoder().encode(key));
  await store.remove(key);
}

const answers = (store: FileStore): Promise<boolean> =>
  Promise.race([
    writeAndRemove(store).then(
      () => true,
      () => false,
    ),
    pause(patience, false, { ref: false }),
  ]);

/** Milliseconds that its answer is reused, so that a monitor does not strain it. */
const holds = 10_000;
let last: { store: FileStore; askedAt: number; answer: Promise<boolean> } | null = null;

/** Whether the store takes and gives back a file within two seconds. */
export function storeAnswers(): Promise<boolean> {
  const [store, now] = [fileStore(), performance.now()];
  if (last?.store !== store || now - last.askedAt > holds)
    last = { store, askedAt: now, answer: answers(store) };
  return last.answer;
}
