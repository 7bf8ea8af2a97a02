import { showVolume } from "../custody/volume-text";
import type { Column } from "../print/table-layout";
import { type Decimal, sum } from "../values/decimal";

export type Volumes = { barrels: Decimal | null; cubicMeters: Decimal | null };

/** The sum of the volumes that are known. */
export const totalOf = (values: readonly (Decimal | null)[]) =>
  sum(values.flatMap((value) => (value === null ? [] : [value])));

type Shown<Row> = { columns: Column<Row>[]; totals: [string, string] };

/** The columns of the volumes in barrels and cubic meters, and what each comes to. */
export function volumeColumns<Row>(
  rows: readonly Row[],
  volumesOf: (row: Row) => Volumes,
): Shown<Row> {
  const volumes = rows.map(volumesOf);
  const column = (header: string, unit: keyof Volumes): Column<Row> => ({
    header,
    width: 78,
    align: "right",
    cell: (row) => showVolume(volumesOf(row)[unit]),
  });
  return {
    columns: [column("BBL", "barrels"), column("m³", "cubicMeters")],
    totals: [
      showVolume(totalOf(volumes.map(({ barrels }) => barrels))),
      showVolume(totalOf(volumes.map(({ cubicMeters }) => cubicMeters))),
    ],
  };
}
