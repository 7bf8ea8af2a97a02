import { randomUUID } from "node:crypto";
import { inTime } from "../kernel/in-time";
import { fileStore } from "./file-store";
import type { FileStore } from "./store";

async function writeAndRemove(store: FileStore): Promise<true> {
  const key = `health/${randomUUID()}`;
  await store.write(key, new TextEncoder().encode(key));
  await store.remove(key);
  return true;
}

/** Milliseconds that its answer is reused, so that a monitor does not strain it. */
const holds = 10_000;
let last: { store: FileStore; askedAt: number; answer: Promise<true | null> } | null = null;

/** Whether the store takes and gives back a file within two seconds. */
export async function storeAnswers(): Promise<boolean> {
  const [store, now] = [fileStore(), performance.now()];
  if (last?.store !== store || now - last.askedAt > holds)
    last = { store, askedAt: now, answer: inTime(() => writeAndRemove(store)) };
  return (await last.answer) !== null;
}
