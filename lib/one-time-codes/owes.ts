import type { entries } from "@/db/values";
import type { Role } from "../kernel/context";
import { isAwaitingCode, isCompanyEntry } from "../states/session";

type Who = { role: Role; secondFactorSince: Date | null };

/** It is asked of his role, and he has none yet. */
export const lacksSecondFactor = (
  { role, secondFactorSince }: Who,
  required: readonly Role[],
): boolean => secondFactorSince === null && required.includes(role);

/** The code, or a second factor. The company's provider asks for its own. */
export function owedBy(
  who: Who,
  entry: (typeof entries)[number],
  required: readonly Role[],
): "code" | "setup" | null {
  if (isCompanyEntry({ entry })) return null;
  if (isAwaitingCode({ entry })) return "code";
  return lacksSecondFactor(who, required) ? "setup" : null;
}
