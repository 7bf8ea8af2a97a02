import { type Day, showDay } from "@/lib/values/dates";

export const periodText = ({ periodStart, periodEnd }: { periodStart: Day; periodEnd: Day }) =>
  `${showDay(periodStart)} – ${showDay(periodEnd)}`;
