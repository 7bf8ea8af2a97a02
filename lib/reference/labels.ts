import type { Operation } from "../auth/permissions";

/** The groups of the reference, in its order. */
export const groupLabels: Record<string, string> = {
  session: "Acceso",
  tokens: "Tokens de acceso",
  partners: "Clientes",
  projects: "Proyectos",
  assignments: "Asignaciones",
  closure: "Cierre de proyectos",
  equipment: "Equipos y servicios",
  worksheets: "Planillas",
  custody: "Cadenas de custodia",
  maintenance: "Hojas de mantenimiento",
  vehicles: "Vehículos",
  staff: "Técnicos",
  shipping: "Guías de remisión",
  calendar: "Calendario",
  schedule: "Visitas",
  files: "Documentos",
  alerts: "Alertas",
  search: "Búsqueda",
  users: "Usuarios",
  settings: "Configuración",
  history: "Registro de cambios",
  api: "Servicio",
};

/** What each operation does, in the words of the screens. */
const operationLabels: Partial<Record<Operation, string>> = {
  "session.open": "Ingresar con correo y contraseña",
  "session.write": "Cerrar la sesión",
  "tokens.list": "Listar los tokens propios",
  "tokens.create": "Crear un token",
  "tokens.revoke": "Revocar un token propio",
  "users.list": "Listar usuarios",
  "users.get": "Consultar un usuario",
  "users.create": "Crear un usuario",
  "users.update": "Cambiar un usuario",
  "users.delete": "Eliminar un usuario",
  "settings.get": "Consultar la configuración",
  "settings.update": "Cambiar la configuración",
  "history.list": "Listar los cambios",
  "partners.list": "Listar clientes",
  "partners.get": "Consultar un cliente",
  "partners.create": "Crear un cliente",
  "partners.update": "Cambiar un cliente",
  "partners.delete": "Eliminar un cliente",
  "projects.list": "Listar proyectos",
  "projects.get": "Consultar un proyecto",
  "projects.overview": "Consultar todo sobre un proyecto",
  "projects.create": "Crear un proyecto",
  "projects.update": "Cambiar un proyecto",
  "projects.delete": "Eliminar un proyecto",
  "closure.review": "Validar el cierre de un proyecto",
  "closure.close": "Cerrar un proyecto",
  "equipment.list": "Listar equipos y servicios",
  "equipment.get": "Consultar un equipo o servicio",
  "equipment.available": "Listar lo disponible para asignar",
  "equipment.create": "Crear un equipo o servicio",
  "equipment.update": "Cambiar estado y componentes de un equipo",
  "equipment.updateAnyField": "Cambiar un equipo o servicio",
  "equipment.retire": "Dar de baja un equipo para siempre",
  "equipment.delete": "Eliminar un equipo o servicio",
  "assignments.list": "Listar las asignaciones de un proyecto",
  "assignments.add": "Asignar equipos y servicios",
  "assignments.update": "Cambiar una asignación",
  "assignments.release": "Liberar una asignación",
  "assignments.remove": "Eliminar una asignación",
  "assignments.reactivate": "Reactivar una asignación",
  "worksheets.list": "Listar planillas o sus líneas",
  "worksheets.get": "Consultar una planilla",
  "worksheets.unbilled": "Listar lo hecho y no cobrado",
  "worksheets.create": "Crear una planilla",
  "worksheets.update": "Cambiar una planilla",
  "worksheets.delete": "Eliminar una planilla",
  "worksheets.reopen": "Reabrir una planilla",
  "worksheets.refresh": "Recalcular las líneas de una planilla",
  "worksheets.addLine": "Agregar una línea manual",
  "worksheets.updateLine": "Cambiar una línea",
  "worksheets.removeLine": "Eliminar una línea",
  "worksheets.setLineDays": "Poner los días de cobro de una línea",
  "custody.list": "Listar cadenas de custodia",
  "custody.get": "Consultar una cadena de custodia",
  "custody.create": "Crear una cadena de custodia",
  "custody.update": "Cambiar una cadena de custodia",
  "custody.renumber": "Renumerar los equipos de una cadena",
  "custody.delete": "Eliminar una cadena de custodia",
  "maintenance.list": "Listar hojas de mantenimiento",
  "maintenance.get": "Consultar una hoja de mantenimiento",
  "maintenance.create": "Crear una hoja de mantenimiento",
  "maintenance.update": "Cambiar una hoja de mantenimiento",
  "maintenance.delete": "Eliminar una hoja de mantenimiento",
};

type Named = { operation: string; path: string; summary: string };

const servicePaths: Record<string, string> = {
  "/api/health/": "Saber si el servicio funciona",
  "/api/schema/": "Obtener el documento OpenAPI 3.1",
};

const isLabelled = (operation: string): operation is Operation =>
  Object.hasOwn(operationLabels, operation);

/** The operation's name in Spanish; its English sentence while it has none. */
export function operationLabel({ operation, path, summary }: Named): string {
  const own = isLabelled(operation) ? operationLabels[operation] : undefined;
  return servicePaths[path] ?? own ?? summary;
}
