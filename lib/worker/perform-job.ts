import { findDatabaseError } from "@/db/trouble";
import type { JobData, JobName } from "../jobs/queues";
import type { BaseContext } from "../kernel/context";
import { inSpan } from "../kernel/spans";
import { handlers } from "./handlers";
import { houseContext } from "./house-context";

/** What is kept of a failure: neither the values of a statement nor where in the code. */
function keptOf(thrown: unknown): Error {
  const found = findDatabaseError(thrown);
  const words = found
    ? `${found.message} (${found.code})`
    : String(Reflect.get(Object(thrown), "message") ?? thrown);
  const kept = new Error(words);
  kept.stack = "";
  return kept;
}

type Handler = (ctx: BaseContext, data: unknown) => Promise<unknown>;

/** Gives what is kept of a success. Throws what is kept of the failure, which is logged. */
export async function performJob<Name extends JobName>(
  name: Name,
  data: JobData<Name>,
): Promise<unknown> {
  try {
    const ctx = await houseContext();
    return await inSpan(`job ${name}`, {}, () => (handlers[name] as Handler)(ctx, data));
  } catch (thrown) {
    // biome-ignore lint/suspicious/noConsole: the log tells more than is kept
    console.error(thrown);
    throw keptOf(thrown);
  }
}
