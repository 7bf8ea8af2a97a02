/** What can go wrong in the domain; the doors decide what it looks like outside. */
export type Kind =
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

const brand = Symbol.for("faena.domainError");

export class DomainError extends Error {
  readonly [brand] = true;

  constructor(
    readonly kind: Kind,
    message: string,
    readonly code: string,
    readonly details: { fieldErrors?: FieldErrors; headers?: Record<string, string> } = {},
  ) {
    super(message);
  }
}

/** Whether the domain said it; not by its class, which is another one in another bundle. */
export const isDomainError = (thrown: unknown): thrown is DomainError =>
  thrown instanceof Error && brand in thrown;

/** Whether a record is missing. */
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

/** A business rule says no. The code is stable and listed in the API reference. */
export class Refused extends DomainError {
  constructor(message: string, code: RuleCode = "rule_violation") {
    super("refused", message, code);
  }
}

/** The record has changed since the caller saw it. */
export class Outdated extends DomainError {
  constructor() {
    super(
      "outdated",
      "El registro cambió desde que usted lo leyó. Vuelva a leerlo y repita el cambio.",
      "precondition_failed",
    );
  }
}

/** The input is wrong in itself; field names are the documented ones. */
export class Invalid extends DomainError {
  constructor(message: string, fieldErrors: FieldErrors = {}, code = "validation_error") {
    super("invalid", message, code, { fieldErrors });
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

/** The database went away while it was told to keep the change: it may have, or not. */
export class OutcomeUnknown extends DomainError {
  constructor() {
    super(
      "busy",
      "No se sabe si el cambio se guardó: la base de datos dejó de responder. Revise antes de repetirlo.",
      "outcome_unknown",
    );
  }
}

/** Whether nothing is wrong but the moment. */
export const isBusy = (thrown: unknown): thrown is DomainError =>
  isDomainError(thrown) && thrown.kind === "busy";

/** There is no room left for what is to be kept; nothing of it is. */
export class Full extends DomainError {
  constructor() {
    super(
      "full",
      "No queda espacio de almacenamiento. Avise a quien administra el sistema.",
      "storage_full",
    );
  }
}

/** Stable codes of refused rules, with what each means. */
export const ruleCodes = {
  rule_violation: "Una regla del negocio lo impide",
  resource_rented: "El equipo ya está rentado",
  resource_unavailable: "El equipo está dañado, en reparación o retirado",
  resource_busy: "El equipo tiene otra asignación en esas fechas",
  resource_in_use: "El registro está asignado a un proyecto",
  resource_retired: "El equipo está fuera de servicio de forma permanente",
  assignment_retired: "La asignación ya está retirada",
  assignment_active: "La asignación no está retirada",
  assignment_in_custody_chain: "La asignación consta en una cadena de custodia",
  assignment_billed: "Una planilla facturada o cerrada cobra la asignación",
  worksheet_not_open: "La planilla no está en ejecución",
  worksheet_locked: "La planilla está cerrada con llave",
  worksheet_not_reopenable: "Solo se reabre una planilla liquidada o facturada que no esté cerrada",
  line_automatic: "La línea sale de los hechos de la planilla",
  line_without_facts: "Ya no hay nada que cobrar en la línea",
  day_billed: "Otra línea ya cobra ese día",
  day_written_off: "Se renunció a cobrar ese día",
  amount_too_large: "El monto supera el máximo que admite una planilla",
  project_closed: "El proyecto está cerrado",
  project_not_closable: "Hay planillas en ejecución",
  project_in_use: "El proyecto tiene equipos asignados",
  partner_in_use: "El cliente tiene proyectos",
  vehicle_in_use: "El vehículo consta en cadenas de custodia",
  staff_in_use: "El técnico consta en cadenas de custodia, eventos o visitas",
  own_account: "No puede hacerlo con su propia cuenta",
  last_administrator: "Debe quedar un administrador activo",
  block_in_use: "Hay pases registrados con ese bloque",
  guide_not_draft: "La guía de remisión ya no está en borrador",
  guide_status: "La guía de remisión no puede pasar a ese estado",
  event_not_deletable: "Solo se elimina un evento programado o cancelado",
  no_visits: "Solo los servicios tienen visitas",
  not_an_occurrence: "El servicio no tiene visita prevista ese día",
  file_exists: "El campo ya tiene un archivo",
  scan_not_in_review: "El escaneo no está en revisión",
  scan_saved: "El escaneo ya se guardó o se canceló",
  scan_empty: "Ninguna página del escaneo se puede guardar",
  part_unreadable: "Un documento que se une no se puede leer",
  document_too_large: "El documento es demasiado grande para imprimirlo",
  merge_too_large: "Los documentos que se unen son demasiado grandes",
  idempotency_mismatch: "La clave de idempotencia ya se usó con otro contenido",
  weak_password: "La contraseña no cumple las reglas",
} as const;

export type RuleCode = keyof typeof ruleCodes;
