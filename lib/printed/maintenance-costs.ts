import { calculatedTotal } from "../maintenance/cost";
import { maintenanceFields } from "../maintenance/fields";
import type { Maintenance } from "../maintenance/queries";
import { rentFormula, rentWords } from "../maintenance/rent-words";
import { amounts } from "../print/amounts";
import { compare, showMoney } from "../values/decimal";

export function maintenanceCosts({ sheet }: Maintenance) {
  const calculated = calculatedTotal(sheet);
  const isAgreed = compare(calculated, sheet.totalCost) !== 0;
  return amounts([
    { label: rentFormula, value: rentWords(sheet) },
    { label: maintenanceFields.logisticsCost.label, value: showMoney(sheet.logisticsCost) },
    { label: maintenanceFields.partsCost.label, value: showMoney(sheet.partsCost) },
    ...(isAgreed ? [{ label: "Total calculado", value: showMoney(calculated) }] : []),
    {
      label: isAgreed ? "Total acordado US$" : "Total US$",
      value: showMoney(sheet.totalCost),
      isTotal: true,
    },
  ]);
}
