import type { Role } from "../kernel/context";

export const roleLabels: Record<Role, string> = {
  ADMINISTRATIVO: "Administración",
  TECNICO: "Técnico",
};
