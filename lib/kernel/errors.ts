import { bears } from "../values/marks.mjs";
import type { RuleCode } from "./rule-codes";

/** `lib/http/failure.ts` maps it to a status. */
export type FailureKind =
  | "invalid"
  | "refused"
  | "unauthenticated"
  | "forbidden"
  | "missing"
  | "tooLarge"
  | "unsupported"
  | "rateLimited"
  | "notAllowed"
  | "busy"
  | "outdated"
  | "full";

export type FieldErrors = Record<string, string[]>;

const mark = Symbol.for("faena.domainError");

export class DomainError extends Error {
  readonly [mark] = true;

  constructor(
    readonly kind: FailureKind,
    message: string,
    readonly code: string,
    readonly details: {
      fieldErrors?: FieldErrors;
      headers?: Record<string, string>;
      failures?: readonly Record<string, unknown>[];
    } = {},
  ) {
    super(message);
  }
}

export const isDomainError = (thrown: unknown): thrown is DomainError => bears(thrown, mark);

export const isMissing = (thrown: unknown): thrown is DomainError =>
  isDomainError(thrown) && thrown.kind === "missing";

export class Unauthenticated extends DomainError {
  constructor(message = "Inicie sesión para continuar.", code = "authentication_required") {
    super("unauthenticated", message, code);
  }
}

export class Forbidden extends DomainError {
  constructor(message = "Su rol no permite esta operación.") {
    super("forbidden", message, "permission_denied");
  }
}

export class NotFound extends DomainError {
  constructor(message = "No se encontró lo que busca.") {
    super("missing", message, "not_found");
  }
}

/** The code is stable and listed in the API reference. */
export class Refused extends DomainError {
  constructor(
    message: string,
    code: RuleCode | "validation_error" = "rule_violation",
    fieldErrors?: FieldErrors,
  ) {
    super("refused", message, code, fieldErrors ? { fieldErrors } : {});
  }
}

export class Outdated extends DomainError {
  constructor() {
    super(
      "outdated",
      "El registro cambió desde que usted lo leyó. Vuelva a leerlo y repita el cambio.",
      "precondition_failed",
    );
  }
}

/** Field names are the documented ones. */
export class Invalid extends DomainError {
  constructor(message: string, fieldErrors: FieldErrors = {}, code = "validation_error") {
    super("invalid", message, code, { fieldErrors });
  }
}

export const invalidField = (field: string, message: string): Invalid =>
  new Invalid(message, { [field]: [message] });

export class TooLarge extends DomainError {
  constructor(message = "El contenido es demasiado grande.") {
    super("tooLarge", message, "payload_too_large");
  }
}

export class Unsupported extends DomainError {
  constructor(message: string, fieldErrors?: FieldErrors) {
    super("unsupported", message, "unsupported_media_type", fieldErrors ? { fieldErrors } : {});
  }
}

export class RateLimited extends DomainError {
  constructor(
    message: string,
    { seconds, headers = {} }: { seconds: number; headers?: Record<string, string> },
  ) {
    super("rateLimited", message, "rate_limited", {
      headers: { "Retry-After": String(seconds), ...headers },
    });
  }
}

/** Nothing was done, and the same may succeed in a moment. */
export class TryAgain extends DomainError {
  constructor(
    message = "El sistema está ocupado y no se hizo ningún cambio. Intente de nuevo en unos segundos.",
    { seconds = 2 } = {},
  ) {
    super("busy", message, "try_again", { headers: { "Retry-After": String(seconds) } });
  }
}

/** The connection broke during the commit: it may have succeeded or not. */
export class OutcomeUnknown extends DomainError {
  constructor() {
    super(
      "busy",
      "No se sabe si el cambio se guardó: la base de datos dejó de responder. Revise antes de repetirlo.",
      "outcome_unknown",
    );
  }
}

export const isBusy = (thrown: unknown): thrown is DomainError =>
  isDomainError(thrown) && thrown.kind === "busy";

/** No room: nothing was kept. */
export class Full extends DomainError {
  constructor() {
    super(
      "full",
      "No queda espacio de almacenamiento. Avise a quien administra el sistema.",
      "storage_full",
    );
  }
}
