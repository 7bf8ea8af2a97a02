import { expect, test } from "vitest";
import { runJob } from "./run-job";

test("a job that still runs is not begun beside itself, and begins again after it", async () => {
  let finish = () => {};
  const first = new Promise<void>((resolve) => {
    finish = resolve;
  });
  let begun = 0;
  const job = async () => {
    begun += 1;
    await first;
  };
  const running = runJob(job);
  await expect.poll(() => begun).toBe(1);
  await runJob(job);
  expect(begun).toBe(1);
  finish();
  await running;
  await runJob(job);
  expect(begun).toBe(2);
});
