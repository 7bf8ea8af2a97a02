import { invalidField } from "../kernel/errors";
import type { Day } from "../values/dates";

type Journey = { startDate?: Day | null | undefined; endDate?: Day | null | undefined };

export function assertJourney({ startDate, endDate }: Journey) {
  if (!startDate || !endDate || startDate <= endDate) return;
  const message = "El traslado no puede terminar antes de empezar.";
  throw invalidField("end_date", message);
}
