import * as z from "zod";
import { isDomainError } from "../kernel/errors";
import { namedBody } from "../wire/output";
import { type ClosureAlert, canClose } from "./alerts";
import { closureMessage, showAlert } from "./labels";
import { isClosureRefused } from "./refusal";

const AlertBody = namedBody("ClosureAlert", {
  type: z.enum(["info", "warning", "error"]),
  message: z.string(),
  link: z.string().optional(),
  link_text: z.string().optional(),
});

const UnitBody = z.strictObject({ id: z.int(), code: z.string(), name: z.string() });

export const ClosureReviewBody = z.strictObject({
  success: z.literal(true),
  can_close: z.boolean(),
  message: z.string(),
  alerts: z.array(AlertBody),
});

export const ClosedProject = z.strictObject({
  success: z.literal(true),
  message: z.string(),
  released_equipment: z.array(UnitBody),
  released_equipment_count: z.int(),
  alerts: z.array(AlertBody),
});

type Reviewed = { projectId: number; alerts: ClosureAlert[] };
type Unit = { id: number; code: string; name: string };

function alertJson(alert: ClosureAlert, projectId: number): z.input<typeof AlertBody> {
  const { type, message, link, linkText } = showAlert(alert, projectId);
  return link ? { type, message, link, link_text: linkText } : { type, message };
}

const alertsJson = ({ alerts, projectId }: Reviewed) =>
  alerts.map((alert) => alertJson(alert, projectId));

const unitJson = ({ id, code, name }: Unit): z.input<typeof UnitBody> => ({ id, code, name });

export const closureReviewJson = (reviewed: Reviewed) => ({
  can_close: canClose(reviewed.alerts),
  message: closureMessage(reviewed.alerts),
  alerts: alertsJson(reviewed),
});

export const closedProjectJson = (closed: Reviewed & { released: Unit[] }) => ({
  message: "Proyecto cerrado.",
  released_equipment: closed.released.map(unitJson),
  released_equipment_count: closed.released.length,
  alerts: alertsJson(closed),
});

/** Documented in every error of a closure. */
export const closureRefusedJson = (thrown: unknown) => ({
  can_close: false,
  message: isDomainError(thrown)
    ? thrown.message
    : "Ocurrió un error inesperado; el proyecto no cambió.",
  alerts: isClosureRefused(thrown) ? alertsJson(thrown) : [],
});
