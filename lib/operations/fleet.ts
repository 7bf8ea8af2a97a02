import { aRead, aWrite, everyone, office } from "./operation";

export const fleetOperations = {
  "vehicles.list": aRead(
    everyone,
    "Listar vehículos",
    "List vehicles with their passes and certifications",
  ),
  "vehicles.get": aRead(
    everyone,
    "Consultar un vehículo",
    "Get a vehicle with its passes and certifications",
  ),
  "vehicles.create": aWrite(office, "Crear un vehículo", "Create a vehicle"),
  "vehicles.update": aWrite(office, "Cambiar un vehículo", "Update the given fields of a vehicle"),
  "vehicles.delete": aWrite(
    office,
    "Eliminar un vehículo",
    "Delete a vehicle (soft); refused while live custody chains name it",
  ),
  "vehicles.listCertifications": aRead(
    everyone,
    "Listar certificaciones de vehículos",
    "Get one vehicle certification by its id, or those of a vehicle or of all",
  ),
  "vehicles.saveCertification": aWrite(
    office,
    "Crear o cambiar una certificación",
    "Create a vehicle certification (vehicle_id, name, date_start, date_end), or update the given fields of the one with the id",
  ),
  "vehicles.removeCertification": aWrite(
    office,
    "Eliminar una certificación",
    "Delete a vehicle certification (soft)",
  ),
  "vehicles.listPasses": aRead(
    everyone,
    "Listar pases de vehículos",
    "Get one vehicle pass by its id, or those of a vehicle or of all",
  ),
  "vehicles.savePass": aWrite(
    office,
    "Crear o cambiar un pase de vehículo",
    "Create a vehicle pass (vehicle_id, bloque, fecha_caducidad), or update the given fields of the one with the id",
  ),
  "vehicles.removePass": aWrite(
    office,
    "Eliminar un pase de vehículo",
    "Delete a vehicle pass (soft)",
  ),
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
  "compliance.rules": aRead(
    office,
    "Listar reglas de aptitud",
    "List the rules of compliance: what whoever goes to a job must have",
  ),
  "compliance.replaceRules": aWrite(
    office,
    "Reemplazar las reglas de aptitud",
    "Replace the rules of compliance by those given; a rule of the same place, subject and requirement keeps its id",
  ),
  "compliance.createRule": aWrite(office),
  "compliance.updateRule": aWrite(office),
  "compliance.deleteRule": aWrite(office),
  "compliance.addTemplate": aWrite(office),
  "compliance.check": aRead(
    everyone,
    "Revisar la aptitud para un trabajo",
    "Whether technicians, vehicles and units may work at a project on each of some days, and what they lack",
  ),
  "compliance.matrix": aRead(
    everyone,
    "Matriz de aptitud de un proyecto",
    "Active technicians against each requirement of a project, for the rest of it",
  ),
  "compliance.forecast": aRead(
    everyone,
    "Pronóstico de aptitud",
    "What of the plan of the coming days will lack papers, the soonest first, with who could go instead",
  ),
  "compliance.overrides": aRead(
    office,
    "Listar excepciones de aptitud",
    "List overrides of compliance, the newest days first",
  ),
  "compliance.override": aWrite(
    office,
    "Autorizar una excepción de aptitud",
    "Let somebody or something go without a requirement, at one project, for seven days at most, with a reason",
  ),
  "compliance.withdrawOverride": aWrite(office),
} as const;
