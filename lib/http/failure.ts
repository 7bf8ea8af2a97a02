import type { FailureKind, FieldErrors } from "../kernel/errors";
import { domainErrorOf } from "./domain-error-of";

const statuses: Record<FailureKind, number> = {
  invalid: 400,
  refused: 400,
  unauthenticated: 401,
  forbidden: 403,
  missing: 404,
  notAllowed: 405,
  outdated: 412,
  tooLarge: 413,
  unsupported: 415,
  rateLimited: 429,
  busy: 503,
  full: 507,
};

export type ErrorBody = {
  success: false;
  error: string;
  code: string;
  field_errors?: FieldErrors;
  failures?: readonly Record<string, unknown>[];
};

export type Failure = { status: number; body: ErrorBody; headers: Record<string, string> };

/** The only place that maps errors to statuses. */
export function failureOf(thrown: unknown): Failure {
  const error = domainErrorOf(thrown);
  if (!error) {
    // biome-ignore lint/suspicious/noConsole: the process's log is where an unexpected failure belongs
    console.error(thrown);
    return {
      status: 500,
      headers: {},
      body: {
        success: false,
        error: "Ocurrió un error inesperado. Intente de nuevo.",
        code: "server_error",
      },
    };
  }
  const { fieldErrors, failures } = error.details;
  const named =
    fieldErrors && Object.keys(fieldErrors).length > 0 ? { field_errors: fieldErrors } : {};
  return {
    status: statuses[error.kind],
    headers: error.details.headers ?? {},
    body: {
      success: false,
      error: error.message,
      code: error.code,
      ...named,
      ...(failures ? { failures } : {}),
    },
  };
}
