import { wasteTypes } from "@/db/values";
import { wasteLabels } from "../custody/labels";
import type { PaperTable } from "../print/table-layout";
import { showDay } from "../values/dates";
import type { ChainOnPaper } from "./list-chains";
import { type KnownVolumes, knownTotal, volumeColumns } from "./volume-columns";

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
      { header: "Fecha", width: 56, cell: ({ chain }) => showDay(chain.date) },
      { header: "Residuo", width: 78, cell: ({ chain }) => wasteLabels[chain.waste] },
      { header: "Cadena", width: 52, cell: ({ chain }) => chain.consecutive, isStrong: true },
      { header: "Tratamiento", width: 60, grow: 1, cell: () => treatment },
      ...columns,
    ],
    ...(chains.length > 0 ? { totals: ["", "Total", "", "", "", ...totals] } : {}),
  };
}

type OfWaste = KnownVolumes & { label: string; count: number };

export function wastesTable({ chains }: { chains: ChainOnPaper[] }): PaperTable<OfWaste> {
  const rows = wasteTypes.flatMap((waste) => {
    const own = chains.map(({ chain }) => chain).filter((chain) => chain.waste === waste);
    if (own.length === 0) return [];
    const barrels = knownTotal(own.map((chain) => chain.barrels));
    const cubicMeters = knownTotal(own.map((chain) => chain.cubicMeters));
    return [{ label: wasteLabels[waste], count: own.length, barrels, cubicMeters }];
  });
  const { columns } = volumeColumns<OfWaste>(rows, (row) => row);
  return {
    rows,
    columns: [
      { header: "Total por residuo", width: 80, grow: 1, cell: ({ label }) => label },
      { header: "Cadenas", width: 60, align: "right", cell: ({ count }) => String(count) },
      ...columns,
    ],
  };
}
