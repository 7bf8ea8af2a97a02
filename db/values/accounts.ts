export const roles = ["ADMINISTRATIVO", "TECNICO"] as const;

export const tokenScopes = ["read", "write"] as const;
