import type { Context } from "@/lib/kernel/context";

export type Moment = (daysAgo: number) => Context;
