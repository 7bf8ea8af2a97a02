import { Invalid } from "../kernel/errors";
import type { Day } from "../values/dates";

type Journey = { startDate?: Day | null | undefined; endDate?: Day | null | undefined };

export function assertJourney({ startDate, endDate }: Journey) {
  if (!startDate || !endDate || startDate <= endDate) return;
  const message = "El traslado no puede terminar antes de empezar.";
  throw new Invalid(message, { end_date: [message] });
}
