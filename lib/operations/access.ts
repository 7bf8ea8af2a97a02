import { aRead, aWrite, everyone, office } from "./operation";

export const accessOperations = {
  "session.open": aWrite(
    everyone,
    "Ingresar con correo y contraseña",
    "Sign in with an e-mail address and a password",
  ),
  "session.read": aRead(everyone),
  "session.write": aWrite(everyone),
  "session.close": aWrite(
    everyone,
    "Cerrar la sesión",
    "Sign out: end the session that the cookie names",
  ),
  "secondFactor.manage": aWrite(everyone),
  "secondFactor.reset": aWrite(office),
  "tokens.list": aRead(
    everyone,
    "Listar los tokens propios",
    "List the caller's own access tokens",
  ),
  "tokens.create": aWrite(
    everyone,
    "Crear un token",
    "Create an access token, with credentials or when signed in",
  ),
  "tokens.revoke": aWrite(
    everyone,
    "Revocar un token propio",
    "Revoke one of the caller's own access tokens",
  ),
  "profile.update": aWrite(everyone),
  "notifications.list": aRead(
    everyone,
    "Listar las notificaciones propias",
    "List the caller's own notifications, the newest first",
  ),
  "notifications.read": aWrite(
    everyone,
    "Marcar notificaciones como leídas",
    "Mark the caller's own notifications as read, those with the ids or all",
  ),
  "notifications.prefer": aWrite(everyone),
  "users.list": aRead(office, "Listar usuarios", "List users"),
  "users.get": aRead(office, "Consultar un usuario", "Get a user"),
  "users.create": aWrite(office, "Crear un usuario", "Create a user"),
  "users.update": aWrite(office, "Cambiar un usuario", "Update the given fields of a user"),
  "users.delete": aWrite(office, "Eliminar un usuario", "Delete a user (soft)"),
  "users.endSessions": aWrite(office),
  "privacy.export": aWrite(
    office,
    "Exportar los datos personales",
    "Everything held of a user, as one ZIP file",
  ),
  "privacy.previewErasure": aRead(
    office,
    "Consultar qué datos personales se borrarían",
    "What erasing a user would take away, what stays and why",
  ),
  "privacy.erase": aWrite(
    office,
    "Borrar los datos personales",
    "Erase what no duty keeps of a user, for good",
  ),
  "settings.get": aRead(office, "Consultar la configuración", "Get the company's settings"),
  "settings.update": aWrite(office, "Cambiar la configuración", "Change the given settings"),
  "history.list": aRead(
    office,
    "Listar los cambios",
    "List the changes of a record, of a project or of everything, newest first",
  ),
  "access.list": aRead(office),
  "service.state": aRead(office),
  "mails.list": aRead(office),
  "mails.send": aWrite(office),
  "jobs.list": aRead(office),
  "jobs.retry": aWrite(office),
  "api.reference": aRead(
    everyone,
    "Obtener el documento OpenAPI 3.1",
    "Get this API's OpenAPI 3.1 document",
  ),
} as const;
