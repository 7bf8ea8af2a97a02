import { instantBefore } from "../values/instants";

/** Days that replaced and deleted files can be restored (contract, section 3). */
const daysKept = 30;

const day = 86_400_000;

export const millisecondsKept = daysKept * day;

export const daysLeft = (removedAt: Date, now: Date): number =>
  Math.max(0, Math.ceil(daysKept - (now.getTime() - removedAt.getTime()) / day));

export const expiredBefore = (now: Date): Date => instantBefore(now, millisecondsKept + day);
