import { chainFields } from "../custody/fields";
import { wasteLabels } from "../custody/labels";
import type { PaperTable } from "../print/table-layout";
import { showDay } from "../values/dates";
import type { ChainOnPaper } from "./get-chain-on-paper";
import { volumeColumns } from "./volume-columns";

export function chainsTable(
  { chains }: { chains: ChainOnPaper[] },
  treatment: string,
): PaperTable<ChainOnPaper> {
  const { columns, totals } = volumeColumns(chains, ({ chain }) => chain);
  return {
    rows: chains,
    empty: "La planilla no tiene cadenas de custodia.",
    columns: [
      { header: "N.º", width: 26, align: "right", cell: (_, at) => String(at + 1) },
      { header: chainFields.date.label, width: 56, cell: ({ chain }) => showDay(chain.date) },
      { header: chainFields.waste.label, width: 78, cell: ({ chain }) => wasteLabels[chain.waste] },
      { header: "Cadena", width: 52, cell: ({ chain }) => chain.consecutive, isStrong: true },
      { header: "Tratamiento", width: 60, grow: 1, cell: () => treatment },
      ...columns,
    ],
    ...(chains.length > 0 ? { totals: ["", "Total", "", "", "", ...totals] } : {}),
  };
}
