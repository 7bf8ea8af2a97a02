import type { JobName } from "./queues";

export const jobLabels: Record<JobName, string> = {
  "read-scan": "Leer un escaneo",
  "resume-scans": "Retomar escaneos interrumpidos",
  "send-mail": "Enviar un correo",
  "resume-mails": "Retomar correos por enviar",
  "send-password-link": "Escribir un enlace para una contraseña",
  "write-digests": "Escribir los resúmenes de la mañana",
  "write-report-mails": "Escribir los reportes por correo",
  "notify-of-the-day": "Notificar lo que vence y lo que se atrasa",
  "mail-notifications": "Escribir las notificaciones por correo",
  "refresh-unbilled-totals": "Sumar lo hecho y no facturado",
  "free-ended-equipment": "Liberar equipos cuya renta terminó",
  "extend-overdue-claims": "Guardar los equipos que debían volver",
  "expire-holds": "Soltar reservas cuya retención venció",
  "forget-expired": "Borrar lo caducado",
  "warn-of-proxy": "Avisar de un proxy desconocido",
  "sweep-files": "Apartar archivos sin registro",
  "check-files": "Comprobar archivos guardados",
  "back-up": "Copia de seguridad",
  "restore-drill": "Prueba de restauración",
};

export const jobStates = [
  "created",
  "active",
  "retry",
  "failed",
  "completed",
  "cancelled",
] as const;

export type JobState = (typeof jobStates)[number];

export const jobStateLabels: Record<JobState, string> = {
  created: "Esperando",
  active: "En curso",
  retry: "Por reintentar",
  failed: "Fallida",
  completed: "Hecha",
  cancelled: "Anulada",
};

const steps = [
  [86_400, "d"],
  [3_600, "h"],
  [60, "min"],
] as const;

/** "hace 3 min": the largest whole unit. */
export function showWaiting(since: Date, now: Date): string {
  const seconds = Math.max(0, Math.floor((now.getTime() - since.getTime()) / 1_000));
  const step = steps.find(([size]) => seconds >= size);
  return step ? `hace ${Math.floor(seconds / step[0])} ${step[1]}` : `hace ${seconds} s`;
}
