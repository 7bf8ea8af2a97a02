import type { PaperTable } from "../print/table-layout";
import { guideFields } from "../shipping/fields";
import type { Guide } from "../shipping/queries";
import { type Decimal, showMoney, sum } from "../values/decimal";

type Cost = { label: string; concept: string | null; cost: Decimal };

export function guideCosts(guide: Guide): PaperTable<Cost> {
  const rows = [
    {
      label: guideFields.transportCost.short,
      concept: guide.logisticsConcept,
      cost: guide.transportCost,
    },
    {
      label: guideFields.stowageCost.short,
      concept: guide.stowageConcept,
      cost: guide.stowageCost,
    },
  ];
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
