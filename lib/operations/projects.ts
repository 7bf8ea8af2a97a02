import { aRead, aWrite, everyone, office, ofMoney } from "./operation";

export const projectsOperations = {
  "partners.list": aRead(everyone, "Listar clientes", "List clients"),
  "partners.get": aRead(everyone, "Consultar un cliente", "Get a client"),
  "partners.create": aWrite(office, "Crear un cliente", "Create a client"),
  "partners.update": aWrite(office, "Cambiar un cliente", "Update the given fields of a client"),
  "partners.delete": aWrite(office, "Eliminar un cliente", "Delete a client (soft)"),
  "projects.list": aRead(everyone, "Listar proyectos", "List projects"),
  "projects.get": aRead(everyone, "Consultar un proyecto", "Get a project"),
  "projects.overview": ofMoney(
    aRead(
      everyone,
      "Consultar todo sobre un proyecto",
      "Everything about a project: work sheets, lines, chains and cost",
    ),
  ),
  "projects.create": aWrite(office, "Crear un proyecto", "Create a project"),
  "projects.duplicate": aWrite(office),
  "templates.list": aRead(office),
  "templates.save": aWrite(office),
  "templates.use": aWrite(office),
  "templates.delete": aWrite(office),
  "projects.update": aWrite(office, "Cambiar un proyecto", "Update the given fields of a project"),
  "projects.delete": aWrite(office, "Eliminar un proyecto", "Delete a project (soft)"),
  "closure.review": aRead(
    everyone,
    "Validar el cierre de un proyecto",
    "Validate the closure of a project",
  ),
  "closure.close": aWrite(
    office,
    "Cerrar un proyecto",
    "Close a project and release its equipment",
  ),
  "pending.list": aRead(
    everyone,
    "Listar lo que queda pendiente",
    "List what a project leaves undone, each kind with the screen that lists it",
  ),
  "pending.amounts": aRead(office),
  "search.everything": aRead(everyone, "Buscar en todo", "Find records of every kind by words"),
  "search.usedValues": aRead(
    everyone,
    "Listar los valores ya usados de un campo",
    "List the texts already written into a field",
  ),
} as const;
