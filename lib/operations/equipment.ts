import { aRead, aWrite, everyone, office } from "./operation";

export const equipmentOperations = {
  "equipment.list": aRead(everyone, "Listar equipos y servicios", "List equipment and services"),
  "equipment.get": aRead(
    everyone,
    "Consultar un equipo o servicio",
    "Get a unit of equipment or a service",
  ),
  "equipment.available": aRead(
    everyone,
    "Listar lo disponible para asignar",
    "List what a project could be given, free or not",
  ),
  "equipment.create": aWrite(
    office,
    "Crear un equipo o servicio",
    "Create a unit of equipment or a service",
  ),
  "equipment.update": aWrite(
    everyone,
    "Cambiar estado y componentes de un equipo",
    "Update the given fields of a unit or service, naming those that are ignored",
  ),
  "equipment.updateAnyField": aWrite(
    office,
    "Cambiar un equipo o servicio",
    "Update the given fields of a unit or service",
  ),
  "equipment.retire": aWrite(
    office,
    "Dar de baja un equipo para siempre",
    "Take a unit or service out of service for good",
  ),
  "equipment.delete": aWrite(
    office,
    "Eliminar un equipo o servicio",
    "Delete a unit or service (soft)",
  ),
  "equipment.repairAvailability": aWrite(office),
  "assignments.list": aRead(
    everyone,
    "Listar las asignaciones de un proyecto",
    "List the assignments of a project, retired ones included",
  ),
  "assignments.add": aWrite(
    office,
    "Asignar equipos y servicios",
    "Assign equipment and services to projects, all of them or none",
  ),
  "assignments.update": aWrite(
    office,
    "Cambiar una asignación",
    "Update the given fields of an assignment, or retire it",
  ),
  "assignments.release": aWrite(
    office,
    "Liberar una asignación",
    "Release an assignment; the services linked to its equipment end with it",
  ),
  "assignments.remove": aWrite(
    office,
    "Eliminar una asignación",
    "Remove an assignment permanently",
  ),
  "assignments.reactivate": aWrite(
    office,
    "Reactivar una asignación",
    "Undo a retirement, or start again on a new date as a new assignment",
  ),
  "assignments.exchange": aWrite(
    office,
    "Intercambiar un equipo asignado",
    "Put another unit in the place of an assigned one, with its terms and its services",
  ),
  "assignments.changeRate": aWrite(office),
  "assignments.withdrawRate": aWrite(office),
  "availability.search": aRead(
    everyone,
    "Buscar equipos libres por fechas",
    "Find which units can be had on some days, which nearly, and who has the others",
  ),
  "availability.timeline": aRead(
    everyone,
    "Ver la línea de tiempo de los equipos",
    "List who has each unit on which days",
  ),
  "availability.conflicts": aRead(
    everyone,
    "Ver los conflictos de equipos",
    "List late returns and promises that no unit can keep, the worst first, with what could go instead",
  ),
  "availability.listBlocks": aRead(
    everyone,
    "Listar los bloqueos de un equipo",
    "List the days on which a unit is out of use",
  ),
  "availability.block": aWrite(
    office,
    "Bloquear un equipo",
    "Keep a unit out of use from a day on, with a reason",
  ),
  "availability.unblock": aWrite(
    office,
    "Retirar un bloqueo",
    "Take a block of a unit back: its days can be promised again",
  ),
} as const;
