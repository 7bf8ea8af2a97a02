import * as z from "zod";
import { lineKinds } from "@/db/values";
import type { BilledLine } from "../billing/line";
import type { RefreshedLines } from "../billing/refreshed-lines";
import { asNumber } from "../values/decimal";
import { namedBody, recordBody } from "../wire/output";

const LineBody = namedBody("ReviewedLine", {
  id: z.int().nullable(),
  kind: z.enum(lineKinds),
  date: z.iso.date(),
  description: z.string(),
  quantity: z.number(),
  unit_price: z.number(),
  subtotal: z.number(),
  reference_document: z.string().nullable(),
  billed_days: z.array(z.iso.date()).nullable(),
});

const lineJson = (line: BilledLine): z.input<typeof LineBody> => ({
  id: line.id,
  kind: line.kind,
  date: line.date,
  description: line.description,
  quantity: asNumber(line.quantity),
  unit_price: asNumber(line.unitPrice),
  subtotal: asNumber(line.subtotal),
  reference_document: line.referenceDocument,
  billed_days: line.billedDays && [...line.billedDays],
});

export const RefreshReview = recordBody(
  z.strictObject({
    added: z.array(LineBody),
    changed: z.array(z.strictObject({ before: LineBody, after: LineBody })),
    removed: z.array(LineBody),
  }),
);

export const refreshReviewJson = ({ added, changed, removed }: RefreshedLines) => ({
  data: {
    added: added.map(lineJson),
    changed: changed.map(({ before, after }) => ({
      before: lineJson(before),
      after: lineJson(after),
    })),
    removed: removed.map(lineJson),
  },
});
