import { type LaidRow, linesIn, splitRow } from "./lay-out-table";
import { heightOf, newPages, type Pages, type Rooms, type TablePiece } from "./table-pages";

/** Rows that may not be parted: the totals stay with the last row. */
function unitsOf(rows: readonly LaidRow[], totals: LaidRow | null, whole: number): LaidRow[][] {
  const units = rows.map((row) => [row]);
  if (!totals) return units;
  const last = units.at(-1);
  if (!last || heightOf([...last, totals]) > whole) return [...units, [totals]];
  return [...units.slice(0, -1), [...last, totals]];
}

function putLong(pages: Pages, row: LaidRow, size: number) {
  let rest = row;
  while (rest.height > pages.room()) {
    const lines = linesIn(pages.room(), size);
    if (lines >= 2) {
      const [now, later] = splitRow(rest, lines, size);
      pages.put([now]);
      rest = later;
    }
    pages.nextPage();
  }
  pages.put([rest]);
}

/** How many of the last rows go along with what follows the table. */
const company = 3;

/** What follows takes the last rows along where it has no room below them: a few go all, even from the first page. */
function accompanied(pieces: TablePiece[], { first, whole }: Rooms, after: number): TablePiece[] {
  const last = pieces.at(-1);
  const room = pieces.length === 1 ? first : whole;
  if (!last || last.rows.length === 0 || last.height + after <= room) return pieces;
  if (pieces.length > 1 && last.rows.length <= company) return pieces;
  const parts = [last.rows.slice(0, -company), last.rows.slice(-company)];
  const [stays, goes] = parts.map((rows) => ({ rows, height: heightOf(rows) }));
  if (!(stays && goes) || goes.height + after > whole) return pieces;
  return [...pieces.slice(0, -1), stays, goes];
}

/**
 * A row goes to the next page whole, unless it is taller than a page. `after` are the points of what follows the table
 * and belongs to it.
 */
export function paginate(
  { rows, totals }: { rows: readonly LaidRow[]; totals: LaidRow | null },
  size: number,
  rooms: Rooms,
  after = 0,
): TablePiece[] {
  const pages = newPages(rooms);
  for (const unit of unitsOf(rows, totals, rooms.whole)) {
    const [row] = unit;
    const height = heightOf(unit);
    if (row && height > rooms.whole) putLong(pages, row, size);
    else {
      if (height > pages.room()) pages.nextPage();
      pages.put(unit);
    }
  }
  return accompanied(pages.done(), rooms, after);
}
