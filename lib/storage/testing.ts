import { afterAll, beforeAll } from "vitest";
import type { TestStore } from "@/db/testing/stores";
import { env } from "../env";

/** The tests of this block store their files there. */
export function storingIn(start: () => Promise<TestStore>) {
  let store: TestStore;

  beforeAll(async () => {
    store = await start();
    env.STORAGE_URL = store.url;
  });

  afterAll(async () => {
    env.STORAGE_URL = undefined;
    await store.stop();
  });
}
