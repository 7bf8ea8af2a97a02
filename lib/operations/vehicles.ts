import { aRead, aWrite, everyone, office } from "./operation";

export const vehicleOperations = {
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
} as const;
