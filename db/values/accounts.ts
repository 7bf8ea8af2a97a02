export const roles = ["ADMINISTRATIVO", "TECNICO"] as const;

export const tokenScopes = ["read", "write"] as const;

/** How somebody came in; AWAITING_CODE has shown his password and owes the code. */
export const entries = ["PASSWORD", "AWAITING_CODE", "COMPANY"] as const;
