import type { DeclaredOperation } from "../operations/operation";
import { operations } from "../operations/operations";

export const groupLabels: Record<string, string> = {
  session: "Acceso",
  tokens: "Tokens de acceso",
  partners: "Clientes",
  projects: "Proyectos",
  assignments: "Asignaciones",
  closure: "Cierre de proyectos",
  equipment: "Equipos y servicios",
  availability: "Disponibilidad",
  worksheets: "Planillas",
  writeOffs: "Renuncias de cobro",
  pending: "Pendientes",
  custody: "Cadenas de custodia",
  maintenance: "Hojas de mantenimiento",
  vehicles: "Vehículos",
  staff: "Técnicos",
  shipping: "Guías de remisión",
  calendar: "Calendario",
  schedule: "Visitas",
  reservations: "Reservas",
  files: "Documentos",
  alerts: "Alertas",
  search: "Búsqueda",
  users: "Usuarios",
  privacy: "Datos personales",
  settings: "Configuración",
  history: "Registro de cambios",
  api: "Servicio",
};

type Named = { operation: string; path: string; summary: string };

const declared: Record<string, DeclaredOperation | undefined> = operations;

const pathLabels: Record<string, string> = { "/api/health/": "Saber si el servicio funciona" };

export function operationLabel({ operation, path, summary }: Named): string {
  return pathLabels[path] ?? declared[operation]?.label ?? summary;
}
