import type { ReactNode } from "react";
import type { DeclaredColumn, DeclaredList, ListLook } from "@/lib/lists/declared";
import type { ListColumn } from "./columns";
import { kindCells } from "./kind-cells";

export type ScreenList<Row, Key extends string = string> = ListLook<Key> & {
  columns: Record<Key, DeclaredColumn<Row>>;
};

export type CellLook<Row> = Partial<
  Pick<ListColumn<Row>, "cell" | "align" | "className" | "isInteractive" | "isPinned">
>;

export type CellsOf<List> =
  List extends DeclaredList<infer Row, string, infer Key, infer _>
    ? { [Name in Key]?: CellLook<Row> }
    : never;

const wideLook = { className: "min-w-36" };

function cellOf<Row>(column: DeclaredColumn<Row>, timeZone: string): CellLook<Row> {
  if (column.kind === "cell") return { cell: () => null };
  const { draw, ...look } = kindCells[column.kind];
  const cell = (row: Row): ReactNode => draw(column.value(row) as never, timeZone);
  return { ...look, cell };
}

interface Shown {
  timeZone: string;
  seesMoney: boolean;
}

/** The first one shown names the record. */
export function screenColumns<Row, Key extends string>(
  { columns, screen }: Pick<ScreenList<Row, Key>, "columns" | "screen">,
  looks: { [Name in Key]?: CellLook<Row> },
  { timeZone, seesMoney }: Shown,
): ListColumn<Row>[] {
  const keys = screen ?? (Object.keys(columns) as Key[]);
  const shown = seesMoney ? keys : keys.filter((key) => columns[key].kind !== "money");
  return shown.map((key, at) => {
    const { label, heading = label, sort = false, hidden = false } = columns[key];
    return {
      id: key,
      header: heading,
      isMain: at === 0,
      isSortable: sort,
      isHidden: hidden,
      cell: () => null,
      ...cellOf(columns[key], timeZone),
      ...(columns[key].wide ? wideLook : {}),
      ...looks[key],
    };
  });
}
