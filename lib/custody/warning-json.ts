import * as z from "zod";
import { namedBody } from "../wire/output";
import { expiredPaperText } from "./expired-paper-text";
import type { ExpiredPaper } from "./list-expired-papers";

const WarningBody = namedBody("ChainWarning", {
  kind: z.enum([
    "technical",
    "technical_pass",
    "vaccine",
    "vehicle",
    "vehicle_pass",
    "vehicle_certification",
  ]),
  label: z.string(),
  subject_id: z.int(),
  subject_name: z.string(),
  record_id: z.int().nullable(),
  expires_on: z.iso.date(),
  message: z.string(),
});

export const warningsBody = z.array(WarningBody);

export const warningJson = (paper: ExpiredPaper): z.input<typeof WarningBody> => ({
  kind: paper.kind,
  label: paper.label,
  subject_id: paper.subjectId,
  subject_name: paper.subjectName,
  record_id: paper.recordId,
  expires_on: paper.expiresOn,
  message: expiredPaperText(paper),
});
