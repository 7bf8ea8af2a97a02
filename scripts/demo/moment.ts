import type { Context } from "@/lib/context";

/** A context of so many days ago. */
export type Moment = (daysAgo: number) => Context;
