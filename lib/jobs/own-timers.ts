import type { Clock } from "pg-boss";

type Timer = ReturnType<typeof setTimeout>;

/** None of them keeps a process alive. */
export const ownTimers: Clock = {
  now: () => Date.now(),
  setTimeout: (work, milliseconds) => setTimeout(work, milliseconds).unref(),
  clearTimeout: (timer) => clearTimeout(timer as Timer),
  setInterval: (work, milliseconds) => setInterval(work, milliseconds).unref(),
  clearInterval: (timer) => clearInterval(timer as Timer),
};
