import * as z from "zod";
import { links } from "../links/pages";
import { listJson } from "../lists/page";
import { alertStatuses, paperKinds } from "../papers/expiry";
import { listBody, namedBody } from "../wire/output";
import type { PaperAlert } from "./alerts";
import type { AlertReport } from "./list-alerts";

const screens: Record<PaperAlert["kind"], (id: number) => string> = {
  technical: links.staffMember,
  technical_pass: links.staffMember,
  vaccine: links.staffMember,
  vehicle: links.vehicle,
  vehicle_pass: links.vehicle,
  vehicle_certification: links.vehicle,
};

const AlertBody = namedBody("Alert", {
  kind: z.enum(paperKinds),
  status: z.enum(alertStatuses),
  field: z.string(),
  label: z.string(),
  days_left: z.int().nullable(),
  expires_on: z.iso.date().nullable(),
  subject_id: z.int(),
  subject_name: z.string(),
  record_id: z.int().nullable(),
  url: z.string(),
});

const alertJson = (alert: PaperAlert): z.input<typeof AlertBody> => ({
  kind: alert.kind,
  status: alert.status,
  field: alert.fieldName,
  label: alert.label,
  days_left: alert.daysLeft,
  expires_on: alert.expiresOn,
  subject_id: alert.subjectId,
  subject_name: alert.subjectName,
  record_id: alert.recordId,
  url: screens[alert.kind](alert.subjectId),
});

const count = z.int().min(0);

export const AlertListing = listBody(AlertBody).extend({
  counts: z.strictObject({ expired: count, due_10: count, due_30: count, missing: count }),
});

export const alertListJson = ({ counts, ...listed }: AlertReport) => ({
  ...listJson(listed, alertJson),
  counts: {
    expired: counts.expired,
    due_10: counts.due_10,
    due_30: counts.due_30,
    missing: counts.missing,
  },
});
