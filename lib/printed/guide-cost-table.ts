import type { PaperTable } from "../print/table-layout";
import { guideCosts } from "../shipping/costs";
import type { Guide } from "../shipping/queries";
import { showMoney, sum } from "../values/decimal";

type Cost = ReturnType<typeof guideCosts>[number];

export function guideCostTable(guide: Guide): PaperTable<Cost> {
  const rows = guideCosts(guide);
  return {
    rows,
    columns: [
      { header: "Costo", width: 116, isStrong: true, cell: ({ label }) => label },
      { header: "Concepto", width: 120, grow: 1, cell: ({ concept }) => concept ?? "—" },
      { header: "Valor US$", width: 90, align: "right", cell: ({ cost }) => showMoney(cost) },
    ],
    totals: ["Total", "", showMoney(sum(rows.map(({ cost }) => cost)))],
  };
}
