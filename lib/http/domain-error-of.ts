import type { ZodError } from "zod";
import { constraints } from "@/db/constraints";
import { findDatabaseError, troubleOf } from "@/db/trouble";
import {
  type DomainError,
  type FieldErrors,
  Full,
  Invalid,
  invalidField,
  isDomainError,
  OutcomeUnknown,
  Outdated,
  Refused,
  TryAgain,
} from "../kernel/errors";
import { isFull } from "../storage/is-full";

function fromIssues(error: ZodError): Invalid {
  const fields: FieldErrors = {};
  for (const issue of error.issues) {
    const field = issue.path.map(String).join(".") || "body";
    fields[field] = [...(fields[field] ?? []), issue.message];
  }
  const [issue] = error.issues;
  return new Invalid(sentence(issue?.path ?? [], issue?.message ?? "Datos inválidos"), fields);
}

function sentence(path: readonly PropertyKey[], message: string): string {
  const [first, position, ...rest] = path;
  if (first === "items" && typeof position === "number")
    return `Elemento ${position + 1}${rest.length > 0 ? `, ${rest.map(String).join(".")}` : ""}: ${message}`;
  return path.length > 0 ? `${path.map(String).join(".")}: ${message}` : message;
}

/** `instanceof` fails here: another bundle has another class. */
const isInputError = (thrown: unknown): thrown is ZodError =>
  thrown instanceof Error && thrown.name === "ZodError" && "issues" in thrown;

/** Raised by the trigger when the record's version is not the one its transaction has seen. */
const outdated = "FA412";

function fromConstraint(name: string | undefined): DomainError | null {
  const meaning = name ? constraints[name] : undefined;
  if (!meaning) return null;
  return meaning.kind === "invalid"
    ? invalidField(meaning.field, meaning.message)
    : new Refused(meaning.message, meaning.code);
}

/** Null for an unexpected failure. */
export function domainErrorOf(thrown: unknown): DomainError | null {
  if (isDomainError(thrown)) return thrown;
  if (isInputError(thrown)) return fromIssues(thrown);
  if (isFull(thrown)) return new Full();
  const said = findDatabaseError(thrown);
  if (said?.code === outdated) return new Outdated();
  const trouble = troubleOf(thrown);
  if (trouble === null) return fromConstraint(said?.constraint_name);
  // biome-ignore lint/suspicious/noConsole: who waits is told to come again, the log tells why
  console.warn(thrown);
  return trouble === "unknown" ? new OutcomeUnknown() : new TryAgain();
}
