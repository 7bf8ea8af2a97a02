import { chainFields } from "../custody/fields";
import { showVolume } from "../custody/volume-text";
import type { PaperColumn } from "../print/table-layout";
import { type Decimal, sum } from "../values/decimal";

export type KnownVolumes = { barrels: Decimal | null; cubicMeters: Decimal | null };

export const knownTotal = (values: readonly (Decimal | null)[]) =>
  sum(values.flatMap((value) => (value === null ? [] : [value])));

type Shown<Row> = { columns: PaperColumn<Row>[]; totals: [string, string] };

export function volumeColumns<Row>(
  rows: readonly Row[],
  volumesOf: (row: Row) => KnownVolumes,
): Shown<Row> {
  const volumes = rows.map(volumesOf);
  const column = (header: string, unit: keyof KnownVolumes): PaperColumn<Row> => ({
    header,
    width: 78,
    align: "right",
    cell: (row) => showVolume(volumesOf(row)[unit]),
  });
  return {
    columns: [
      column(chainFields.barrels.shortLabel, "barrels"),
      column(chainFields.cubicMeters.label, "cubicMeters"),
    ],
    totals: [
      showVolume(knownTotal(volumes.map(({ barrels }) => barrels))),
      showVolume(knownTotal(volumes.map(({ cubicMeters }) => cubicMeters))),
    ],
  };
}
