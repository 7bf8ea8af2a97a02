import { links } from "../links/pages";
import { counted } from "../values/count-text";
import { worksheetStatusLabels } from "../worksheets/labels";
import {
  type ClosureAlert,
  canClose,
  isBlocking,
  type UnitFacts,
  type WorksheetFacts,
} from "./alerts";

export type ShownAlert = {
  type: ClosureAlert["type"];
  message: string;
  link?: string;
  linkText?: string;
};

const sheetName = ({ id, seriesCode }: WorksheetFacts) => `La planilla ${id} (${seriesCode})`;

const inProgress = (sheet: WorksheetFacts) =>
  `${sheetName(sheet)} está EN EJECUCIÓN. Liquídela o cancélela antes de cerrar el proyecto.`;

const notClosed = (sheet: WorksheetFacts) =>
  `${sheetName(sheet)} no está cerrada; su estado es ${worksheetStatusLabels[sheet.status]}.`;

const released = (units: readonly UnitFacts[]) =>
  `Se ${units.length === 1 ? "liberará" : "liberarán"} ${counted(units.length, "equipo", "equipos")}: ${units
    .map(({ code, name }) => `${code} ${name}`)
    .join(", ")}.`;

const retired = (count: number) =>
  `Se ${count === 1 ? "retirará" : "retirarán"} ${counted(count, "servicio activo", "servicios activos")}.`;

const cancelled = (codes: readonly string[]) =>
  `Se ${codes.length === 1 ? "anulará" : "anularán"} ${counted(codes.length, "reserva", "reservas")}: ${codes.join(", ")}.`;

export function showAlert(alert: ClosureAlert, projectId: number): ShownAlert {
  const { type } = alert;
  if (alert.about === "equipment") return { type, message: released(alert.equipment) };
  if (alert.about === "services") return { type, message: retired(alert.count) };
  if (alert.about === "reservations") return { type, message: cancelled(alert.codes) };
  if (alert.about === "ready")
    return { type, message: "No hay impedimentos: el proyecto está listo para cerrarse." };
  const { worksheet } = alert;
  return {
    type,
    message: isBlocking(alert) ? inProgress(worksheet) : notClosed(worksheet),
    link: links.worksheet(projectId, worksheet.id),
    linkText: `Ver planilla ${worksheet.seriesCode}`,
  };
}

export function closureMessage(alerts: readonly ClosureAlert[]): string {
  const blocking = alerts.filter(isBlocking).length;
  if (blocking === 0) return "El proyecto se puede cerrar.";
  return `El proyecto no se puede cerrar: hay ${counted(blocking, "planilla", "planillas")} EN EJECUCIÓN.`;
}

export const showReview = (found: { alerts: readonly ClosureAlert[]; projectId: number }) => ({
  canClose: canClose(found.alerts),
  message: closureMessage(found.alerts),
  alerts: found.alerts.map((alert) => showAlert(alert, found.projectId)),
});
