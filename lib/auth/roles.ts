import type { Role } from "../kernel/context";

type WithRole = { role: Role };

export const administratorRole = "ADMINISTRATIVO" satisfies Role;

export const isAdministrator = ({ role }: WithRole): boolean => role === administratorRole;

export const isTechnician = ({ role }: WithRole): boolean => role === "TECNICO";
