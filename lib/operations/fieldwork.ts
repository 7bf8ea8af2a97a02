import { aRead, aWrite, everyone, office } from "./operation";

export const fieldworkOperations = {
  "custody.list": aRead(everyone, "Listar cadenas de custodia", "List custody chains"),
  "custody.get": aRead(
    everyone,
    "Consultar una cadena de custodia",
    "Get a custody chain with its equipment",
  ),
  "custody.create": aWrite(
    everyone,
    "Crear una cadena de custodia",
    "Open a custody chain on a work sheet, with the equipment of its project",
  ),
  "custody.update": aWrite(
    everyone,
    "Cambiar una cadena de custodia",
    "Update the given fields of a custody chain",
  ),
  "custody.renumber": aWrite(
    everyone,
    "Renumerar los equipos de una cadena",
    "Number the equipment of a custody chain again from 1",
  ),
  "custody.delete": aWrite(
    office,
    "Eliminar una cadena de custodia",
    "Delete a custody chain (soft)",
  ),
  "maintenance.list": aRead(everyone, "Listar hojas de mantenimiento", "List maintenance sheets"),
  "maintenance.get": aRead(
    everyone,
    "Consultar una hoja de mantenimiento",
    "Get a maintenance sheet",
  ),
  "maintenance.create": aWrite(
    everyone,
    "Crear una hoja de mantenimiento",
    "Open a maintenance sheet of a unit",
  ),
  "maintenance.update": aWrite(
    everyone,
    "Cambiar una hoja de mantenimiento",
    "Update the given fields of a maintenance sheet",
  ),
  "maintenance.approve": aWrite(office),
  "maintenance.delete": aWrite(
    office,
    "Eliminar una hoja de mantenimiento",
    "Delete a maintenance sheet (soft)",
  ),
  "shipping.list": aRead(everyone, "Listar guías de remisión", "List shipping guides"),
  "shipping.get": aRead(everyone, "Consultar una guía de remisión", "Get a shipping guide"),
  "shipping.create": aWrite(
    office,
    "Crear una guía de remisión",
    "Open a shipping guide of a project",
  ),
  "shipping.update": aWrite(
    office,
    "Cambiar una guía de remisión",
    "Update the given fields of a draft guide, close it, or make it void",
  ),
  "shipping.delete": aWrite(office, "Eliminar una guía de remisión", "Delete a draft guide (soft)"),
  "calendar.list": aRead(everyone, "Listar eventos", "List the events of a window of days, or all"),
  "calendar.get": aRead(everyone, "Consultar un evento", "Get an event"),
  "calendar.create": aWrite(everyone, "Crear un evento", "Create an event of an open project"),
  "calendar.update": aWrite(everyone, "Cambiar un evento", "Update the given fields of an event"),
  "calendar.move": aWrite(
    everyone,
    "Mover un evento",
    "Move an event; its duration is kept when only the start is given",
  ),
  "calendar.delete": aWrite(
    office,
    "Eliminar un evento",
    "Delete a scheduled or cancelled event (soft)",
  ),
  "schedule.list": aRead(
    everyone,
    "Listar las visitas de un período",
    "List the visits of a window of days, planned and recorded",
  ),
  "schedule.mark": aWrite(
    everyone,
    "Marcar una visita",
    "Record that a planned visit was done, is skipped or is moved; again, change that record",
  ),
  "schedule.undo": aWrite(
    everyone,
    "Deshacer la marca de una visita",
    "Forget what was recorded of a visit: it is planned again",
  ),
} as const;
