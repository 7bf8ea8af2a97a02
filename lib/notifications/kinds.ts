import { links } from "../links/pages";
import { counted } from "../values/count-text";
import { showDay } from "../values/dates";
import type { DeclaredKind, NamedNotification, NotificationKind, NotificationParams } from "./kind";

const at = (place: string) => (place ? ` en ${place}` : "");
const of = (place: string) => (place ? ` de ${place}` : "");

const scanPath = ({ projectId, recordId }: NamedNotification<unknown>) =>
  links.custodyScan(projectId ?? 0, recordId);

const reportPath = ({ params }: NamedNotification<NotificationParams["REPORT_SENT"]>) =>
  links.report(params.slug, params.asked);

const sheetPath = ({ recordId }: NamedNotification<unknown>) => links.maintenanceSheet(recordId);

/** A new kind is its word, what its sentence says and its entry here. */
export const kinds: { [Of in NotificationKind]: DeclaredKind<NotificationParams[Of]> } = {
  SCAN_READ: {
    label: "Escaneo leído",
    hint: "Un lote que usted subió está leído, o espera que decida sobre sus páginas.",
    operation: "files.getScan",
    sentence: ({ params: { pages, undecided }, place }) =>
      undecided > 0
        ? `El escaneo${of(place)} espera su decisión sobre ${counted(undecided, "página", "páginas")} de ${pages}`
        : `El escaneo${of(place)} está listo para guardarse: ${counted(pages, "página", "páginas")}`,
    path: scanPath,
  },
  SCAN_FAILED: {
    label: "Escaneo que no se pudo leer",
    hint: "Un lote que usted subió no es un PDF legible.",
    operation: "files.getScan",
    sentence: ({ place }) => `El escaneo${of(place)} no se pudo leer: vuelva a subirlo`,
    path: scanPath,
  },
  SCAN_BROKEN_OFF: {
    label: "Escaneo que no se terminó de guardar",
    hint: "El servicio se detuvo mientras guardaba un lote suyo.",
    operation: "files.getScan",
    sentence: ({ place }) => `El escaneo${of(place)} no se terminó de guardar: confírmelo otra vez`,
    path: scanPath,
  },
  REPORT_SENT: {
    label: "Reporte enviado",
    hint: "Un reporte que usted pidió por correo salió.",
    operation: "reports.get",
    sentence: ({ params }) => `Se envió a su correo el reporte ${params.name}`,
    path: reportPath,
  },
  REPORT_FAILED: {
    label: "Reporte que no se pudo enviar",
    hint: "Un reporte que usted pidió por correo no salió.",
    operation: "reports.get",
    sentence: ({ params }) => `No se pudo enviar a su correo el reporte ${params.name}`,
    path: reportPath,
  },
  PAPER_ENDING: {
    label: "Documento por vencer",
    hint: "De técnicos y vehículos: 30, 14 y 7 días antes, el día en que vence, y vencido cada semana.",
    operation: "alerts.list",
    isInDigest: true,
    sentence: ({ params, subject }) =>
      `${subject}: ${params.label} ${params.isOver ? "venció" : "vence"} el ${showDay(params.expiresOn)}`,
    path: ({ recordType, recordId }) =>
      recordType === "vehicle" ? links.vehicle(recordId) : links.staffMember(recordId),
  },
  VISITS_LATE: {
    label: "Visitas atrasadas",
    hint: "De cada proyecto que las tiene, una vez por semana.",
    operation: "schedule.list",
    isInDigest: true,
    sentence: ({ params, place }) =>
      `${counted(params.visits, "visita atrasada", "visitas atrasadas")}${at(place)}, desde el ${showDay(params.oldest)}`,
    path: ({ recordId, params }) => links.visitsOn(recordId, params.oldest),
  },
  EVENT_ASKED: {
    label: "Evento a su cargo",
    hint: "Otra persona le encargó un evento del calendario.",
    operation: "calendar.get",
    sentence: ({ params, subject, place }) =>
      `Tiene a su cargo «${subject}» el ${showDay(params.startDate)}${at(place)}`,
    path: ({ recordId }) => links.calendarEvent(recordId),
  },
  ROUTE_PUBLISHED: {
    label: "Ruta publicada",
    hint: "Su ruta de uno o más días. El correo con las paradas llega siempre.",
    operation: "dispatch.list",
    hasOwnMail: true,
    sentence: ({ params: { routes, from } }) =>
      routes > 1
        ? `Tiene ${routes} rutas desde el ${showDay(from)}`
        : `Tiene una ruta el ${showDay(from)}`,
    path: () => links.home,
  },
  SHEET_TO_APPROVE: {
    label: "Hoja de mantenimiento por aprobar",
    hint: "Quien no puede aprobarla la terminó.",
    operation: "maintenance.approve",
    sentence: ({ params, place }) => `La hoja ${params.sheetNumber}${of(place)} espera aprobación`,
    path: sheetPath,
  },
  SHEET_APPROVED: {
    label: "Hoja de mantenimiento aprobada",
    hint: "Otra persona aprobó una hoja que usted abrió.",
    operation: "maintenance.get",
    sentence: ({ params, place }) => `Se aprobó su hoja ${params.sheetNumber}${of(place)}`,
    path: sheetPath,
  },
  SHEET_TAKEN_BACK: {
    label: "Hoja de mantenimiento devuelta",
    hint: "Otra persona devolvió a ejecución una hoja que usted abrió.",
    operation: "maintenance.get",
    sentence: ({ params, place }) =>
      `Su hoja ${params.sheetNumber}${of(place)} se devolvió: revísela y termínela otra vez`,
    path: sheetPath,
  },
};
