import type { lineFields } from "@/db/values";
import { isByDay } from "@/lib/billing/claims";
import type { BilledLine } from "@/lib/billing/line";
import { billsService } from "@/lib/billing/line-kind";
import { showNumber } from "@/lib/values/decimal";

type Counted = Pick<BilledLine, "kind" | "quantity">;

const shown = (quantity: string) => showNumber(quantity, 2).replace(/,?0+$/, "");

/** "15 %", "12,5 %". */
export const percentOf = (percentage: string): string => `${shown(percentage)} %`;

/** "31 días" of rent, "4 servicios", "1" of anything else. */
export function quantityOf(line: Counted): string {
  const number = shown(line.quantity);
  if (!isByDay(line.kind)) return number;
  if (billsService(line)) return `${number} ${number === "1" ? "servicio" : "servicios"}`;
  return `${number} ${number === "1" ? "día" : "días"}`;
}

export const lineFieldLabels: Record<(typeof lineFields)[number], string> = {
  date: "fecha",
  description: "descripción",
  quantity: "cantidad",
  unitPrice: "precio unitario",
  referenceDocument: "referencia",
  billedDays: "días",
};
