import type { mailKinds, mailStates } from "@/db/values";

export type MailKind = (typeof mailKinds)[number];
export type MailState = (typeof mailStates)[number];

export const mailKindLabels: Record<MailKind, string> = {
  PASSWORD_LINK: "Enlace para una contraseña",
  DIGEST: "Resumen de la mañana",
  REPORT: "Reporte",
  NOTIFICATIONS: "Notificaciones",
  ROUTE: "Ruta del día",
};

export const mailStateLabels: Record<MailState, string> = {
  QUEUED: "Por enviar",
  SENT: "Enviado",
  FAILED: "No se pudo enviar",
  HELD: "Retenido",
};
