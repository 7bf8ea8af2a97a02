import { calculatedTotal } from "../maintenance/cost";
import type { Maintenance } from "../maintenance/queries";
import { rentWords } from "../maintenance/rent-words";
import { amounts } from "../print/amounts";
import { compare, showMoney } from "../values/decimal";

export function maintenanceCosts({ sheet }: Maintenance) {
  const calculated = calculatedTotal(sheet);
  const isAgreed = compare(calculated, sheet.totalCost) !== 0;
  return amounts([
    { label: "Días × tarifa diaria", value: rentWords(sheet) },
    { label: "Logística", value: showMoney(sheet.logisticsCost) },
    { label: "Repuestos", value: showMoney(sheet.partsCost) },
    ...(isAgreed ? [{ label: "Total calculado", value: showMoney(calculated) }] : []),
    {
      label: isAgreed ? "Total acordado US$" : "Total US$",
      value: showMoney(sheet.totalCost),
      isTotal: true,
    },
  ]);
}
