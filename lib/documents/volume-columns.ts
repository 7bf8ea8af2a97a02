import { type Decimal, showNumber, sum } from "../decimal";
import type { Column } from "../print/table-layout";

export type Volumes = { barrels: Decimal | null; cubicMeters: Decimal | null };

const digitsOf = (value: Decimal) => (value.split(".")[1] ?? "").replace(/0+$/, "").length;

/** A volume with as many decimals as the finest of its column has: exact, and in line with the others. */
function volumeIn(column: readonly (Decimal | null)[]): (value: Decimal | null) => string {
  const digits = Math.max(0, ...column.map((value) => (value ? digitsOf(value) : 0)));
  return (value) => (value === null ? "—" : showNumber(value, digits));
}

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
  const show = {
    barrels: volumeIn(volumes.map(({ barrels }) => barrels)),
    cubicMeters: volumeIn(volumes.map(({ cubicMeters }) => cubicMeters)),
  };
  const column = (header: string, unit: keyof Volumes): Column<Row> => ({
    header,
    width: 78,
    align: "right",
    cell: (row) => show[unit](volumesOf(row)[unit]),
  });
  return {
    columns: [column("BBL", "barrels"), column("m³", "cubicMeters")],
    totals: [
      show.barrels(totalOf(volumes.map(({ barrels }) => barrels))),
      show.cubicMeters(totalOf(volumes.map(({ cubicMeters }) => cubicMeters))),
    ],
  };
}
