import type { Role } from "../context";

export const roleLabels: Record<Role, string> = {
  ADMINISTRATIVO: "Administración",
  TECNICO: "Técnico",
};
