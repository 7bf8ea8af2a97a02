import { format } from "node:util";
import { withoutData } from "./quiet-log.mjs";

export const isJsonLog = () => process.env.LOG === "json";

/** @type {import("pino").Logger | undefined} */
let opened;

/** Of this process; lines are written as they come. */
async function openLog() {
  const { pino } = await import("pino");
  opened ??= pino({
    base: { pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
  });
  return opened;
}

/** A line a request, where `LOG=json` asks for it. */
export async function logOfRequests() {
  if (!isJsonLog()) return null;
  const log = await openLog();
  return (/** @type {import("./follow-requests.mjs").Followed} */ request) =>
    request.status >= 500 ? log.error(request, "request") : log.info(request, "request");
}

/** What is complained of becomes lines of the same form, with as little of people's data. */
export async function complainInJson() {
  if (!isJsonLog()) return;
  const log = await openLog();
  console.error = (...things) => log.error(format(...things.map(withoutData)));
  console.warn = (...things) => log.warn(format(...things.map(withoutData)));
}
