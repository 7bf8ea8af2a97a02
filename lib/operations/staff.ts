import { aRead, aWrite, everyone, office } from "./operation";

export const staffOperations = {
  "staff.list": aRead(
    everyone,
    "Listar técnicos",
    "List technicians with their passes and vaccination records",
  ),
  "staff.get": aRead(
    everyone,
    "Consultar un técnico",
    "Get a technician with his passes and vaccination records",
  ),
  "staff.create": aWrite(office, "Crear un técnico", "Create a technician"),
  "staff.update": aWrite(office, "Cambiar un técnico", "Update the given fields of a technician"),
  "staff.delete": aWrite(
    office,
    "Eliminar un técnico",
    "Delete a technician (soft); refused while live records name him",
  ),
  "staff.listPasses": aRead(
    everyone,
    "Listar pases de técnicos",
    "Get one technician's pass by its id, or those of a technician or of all",
  ),
  "staff.savePass": aWrite(
    office,
    "Crear o cambiar un pase de técnico",
    "Create a technician's pass (technical_id, bloque, fecha_caducidad), or update the given fields of the one with the id",
  ),
  "staff.removePass": aWrite(
    office,
    "Eliminar un pase de técnico",
    "Delete a technician's pass (soft); id in the body or the query",
  ),
  "staff.listVaccines": aRead(
    everyone,
    "Listar vacunas",
    "Get one vaccination record by its id, or those of a technician or of all",
  ),
  "staff.saveVaccine": aWrite(
    office,
    "Crear o cambiar una vacuna",
    "Create a vaccination record (technical_id, vaccine_type, application_date), or update the given fields of the one with the id",
  ),
  "staff.removeVaccine": aWrite(
    office,
    "Eliminar una vacuna",
    "Delete a vaccination record (soft); id in the body or the query",
  ),
  "alerts.list": aRead(
    everyone,
    "Listar vencimientos",
    "List the papers that are expired, due or missing, the worst first, with their counts",
  ),
} as const;
