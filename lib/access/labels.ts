import type { accessKinds } from "@/db/values";

type Kind = (typeof accessKinds)[number];

export const accessLabels: Record<Kind, string> = {
  SIGN_IN: "Ingresó",
  SIGN_IN_FAILED: "Ingreso fallido",
  SIGN_OUT: "Salió",
  PASSWORD_FORGOTTEN: "Pidió un enlace para su contraseña",
  SESSIONS_ENDED: "Sesiones cerradas",
  PASSWORD_CHANGED: "Contraseña cambiada",
  SECOND_FACTOR_ON: "Verificación en dos pasos activada",
  SECOND_FACTOR_OFF: "Verificación en dos pasos retirada",
  TOKEN_CREATED: "Token creado",
  TOKENS_REVOKED: "Tokens revocados",
  USER_CREATED: "Usuario creado",
  USER_CHANGED: "Permisos cambiados",
  USER_DELETED: "Usuario eliminado",
  SETTINGS_CHANGED: "Configuración cambiada",
  DATA_EXPORTED: "Datos personales exportados",
  DATA_ERASED: "Datos personales borrados",
  SAMPLE_REMOVED: "Datos de muestra quitados",
};
