import { gt, type SQL } from "drizzle-orm";
import { attachments } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { instantBefore } from "../values/instants";
import { millisecondsKept } from "./retention";

/** Removed, and its time not over: what the next sweep takes away is gone already. */
export const inRecycleBin = ({ now }: BaseContext): SQL =>
  gt(attachments.removedAt, instantBefore(now, millisecondsKept));
