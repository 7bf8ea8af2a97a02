import type { entries } from "@/db/values";
import type { Role } from "../kernel/context";
import { isAwaitingCode, isCompanyEntry } from "../states/session";

type Who = { role: Role; secondFactorSince: Date | null };

export const lacksSecondFactor = (
  { role, secondFactorSince }: Who,
  required: readonly Role[],
): boolean => secondFactorSince === null && required.includes(role);

/** A company provider asks for its own second factor, so nothing is owed then. */
export function owedBy(
  who: Who,
  entry: (typeof entries)[number],
  required: readonly Role[],
): "code" | "setup" | null {
  if (isCompanyEntry({ entry })) return null;
  if (isAwaitingCode({ entry })) return "code";
  return lacksSecondFactor(who, required) ? "setup" : null;
}
