import { aRead, aWrite, everyone, office } from "./operation";

export const dispatchOperations = {
  "dispatch.list": aRead(
    everyone,
    "Listar las rutas de unos días",
    "List what each day asks for, on routes and on none; a technician sees the routes he was told of",
  ),
  "dispatch.board": aRead(office),
  "dispatch.save": aWrite(
    office,
    "Guardar la ruta de un técnico",
    "Replace the stops of a technician's route of a day",
  ),
  "dispatch.assign": aWrite(office),
  "dispatch.propose": aWrite(
    office,
    "Proponer rutas",
    "Put what waits on routes: to its crew, else to whoever went last; or only say what would be put",
  ),
  "dispatch.publish": aWrite(
    office,
    "Publicar rutas",
    "Tell each technician the routes that he was not told of as they stand",
  ),
  "dispatch.copyWeek": aWrite(
    office,
    "Copiar las rutas de una semana",
    "Send the same technicians to the same services in another week",
  ),
  "dispatch.setCrew": aWrite(
    office,
    "Fijar la cuadrilla de un servicio",
    "Say who usually goes to a service, and in which vehicle",
  ),
} as const;
