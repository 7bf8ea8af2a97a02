import type { Context } from "@/lib/kernel/context";

/** A context of so many days ago. */
export type Moment = (daysAgo: number) => Context;
