import type { TextCheck } from "@/lib/values/identity";

/** A question for the person, never a refusal. */
export interface FormDoubt {
  field: string;
  value: string;
  message: string;
}

type Values = Record<string, unknown>;

const textOf = (value: unknown) => (typeof value === "string" ? value.trim() : "");

/** Checks the named fields where they differ from the record's. */
export const doubtsOf =
  (checks: Record<string, readonly [label: string, check: TextCheck]>) =>
  (typed: Values, before: Values): FormDoubt[] =>
    Object.entries(checks).flatMap(([field, [label, check]]) => {
      const value = textOf(typed[field]);
      const message = value === textOf(before[field]) ? null : check(value);
      return message ? [{ field, value, message: `${label} ${value}: ${message}` }] : [];
    });
