export const roles = ["ADMINISTRATIVO", "TECNICO"] as const;

export const tokenScopes = ["read", "write"] as const;

/** AWAITING_CODE: the password was right, and a code is still owed. */
export const entries = ["PASSWORD", "AWAITING_CODE", "COMPANY"] as const;
