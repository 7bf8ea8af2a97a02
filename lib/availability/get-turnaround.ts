import { settings } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { single } from "../values/rows";
import type { Candidate } from "./list-candidates";

/** Days that it takes to make a unit ready, by type. */
export async function getTurnaround(ctx: BaseContext) {
  const { days } = single(await ctx.db.select({ days: settings.turnaroundDays }).from(settings));
  return {
    longest: Math.max(0, ...Object.values(days)),
    of: ({ type }: Pick<Candidate, "type">) => days[type] ?? 0,
  };
}

export type Turnaround = Awaited<ReturnType<typeof getTurnaround>>;
