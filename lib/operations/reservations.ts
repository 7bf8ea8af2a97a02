import { aRead, aWrite, everyone, office } from "./operation";

export const reservationsOperations = {
  "reservations.list": aRead(
    everyone,
    "Listar reservas",
    "List reservations, the newest first, with their lines and the units that stand for them",
  ),
  "reservations.get": aRead(everyone, "Ver una reserva", "Get a reservation"),
  "reservations.quote": aRead(office),
  "reservations.create": aWrite(
    office,
    "Crear una reserva",
    "Draft a reservation: so many units of a type, from a day to another; it keeps nobody out yet",
  ),
  "reservations.update": aWrite(
    office,
    "Cambiar una reserva",
    "Change a reservation; client and lines only while nothing is promised",
  ),
  "reservations.hold": aWrite(
    office,
    "Retener una reserva",
    "Keep units from others for some hours; refused with the first day on which there are too few",
  ),
  "reservations.confirm": aWrite(
    office,
    "Confirmar una reserva",
    "Promise units; refused with the first day on which there are too few",
  ),
  "reservations.swap": aWrite(
    office,
    "Cambiar un equipo de una reserva",
    "Let another unit stand for one of a line",
  ),
  "reservations.previewMove": aRead(
    office,
    "Ver qué cambiaría al mover una línea",
    "Tell what other days of a line would mean for its units, and who has them; refused as the change itself would be",
  ),
  "reservations.move": aWrite(
    office,
    "Cambiar los días de una línea",
    "Let a line begin or end on another day; what is promised keeps its units where it can, and others stand in for the rest. 400 `resource_reserved` with the first day short",
  ),
  "reservations.convert": aWrite(
    office,
    "Convertir una reserva",
    "Assign the promised units that are at hand, all or none of those asked for; the others wait. 400 `compliance_blocked` where a rule stops one of them",
  ),
  "reservations.cancel": aWrite(
    office,
    "Anular una reserva",
    "Cancel a reservation, with a reason",
  ),
  "reservations.delete": aWrite(
    office,
    "Eliminar una reserva",
    "Delete a reservation that promises nothing",
  ),
} as const;
