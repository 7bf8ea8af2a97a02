import * as z from "zod";
import { asNumber } from "../values/decimal";
import { namedBody, recordBody } from "../wire/output";
import type { LineOfSheet } from "./get-line";
import type { LineWithFacts } from "./get-line-facts";
import { LineBody, lineJson, TotalsBody, totalsJson } from "./line-json";

const DaysBody = z.strictObject({
  id: z.int(),
  quantity: z.number(),
  unit_price: z.number(),
  subtotal: z.number(),
  sheet: TotalsBody,
});

const FactsBody = namedBody("WorksheetLineFacts", {
  ...LineBody.shape,
  days: z.array(
    z.strictObject({
      date: z.iso.date(),
      custody_chains: z.array(z.strictObject({ id: z.int(), consecutive: z.string() })),
      is_visited: z.boolean(),
    }),
  ),
});
export const LineDaysRecord = recordBody(DaysBody);
export const LineFactsRecord = recordBody(FactsBody);
export const lineDaysJson = ({ line, sheet }: LineOfSheet) => ({
  message: "Días de la línea actualizados.",
  data: {
    id: line.id,
    quantity: asNumber(line.quantity),
    unit_price: asNumber(line.unitPrice),
    subtotal: asNumber(line.subtotal),
    sheet: totalsJson(sheet),
  } satisfies z.input<typeof DaysBody>,
});

export const lineFactsJson = ({ line, days }: LineWithFacts) => ({
  data: {
    ...lineJson(line),
    days: days.map(({ day, chains, isVisited }) => ({
      date: day,
      custody_chains: chains.map(({ id, consecutive }) => ({ id, consecutive })),
      is_visited: isVisited,
    })),
  } satisfies z.input<typeof FactsBody>,
});
