import { setPriority } from "node:os";

const nice = 5;

/**
 * Where processors are short, requests come before what this thread does. Elsewhere than on Linux it would hold for the
 * whole process.
 */
export function workBehindRequests() {
  if (process.platform === "linux") setPriority(nice);
}
