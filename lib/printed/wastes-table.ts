import { wasteTypes } from "@/db/values";
import { wasteLabels } from "../custody/labels";
import type { PaperTable } from "../print/table-layout";
import type { ChainOnPaper } from "./get-chain-on-paper";
import { type KnownVolumes, knownTotal, volumeColumns } from "./volume-columns";

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
