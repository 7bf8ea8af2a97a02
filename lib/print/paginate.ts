import { type LaidRow, linesIn, splitRow } from "./lay-out-table";

export type TablePiece = { rows: LaidRow[]; height: number };

type Rooms = { /** Points on the page where the table starts. */ first: number; whole: number };

const heightOf = (rows: readonly LaidRow[]) => rows.reduce((sum, { height }) => sum + height, 0);

/** Rows that may not be parted: the totals stay with the last row. */
function unitsOf(rows: readonly LaidRow[], totals: LaidRow | null, whole: number): LaidRow[][] {
  const units = rows.map((row) => [row]);
  if (!totals) return units;
  const last = units.at(-1);
  if (!last || heightOf([...last, totals]) > whole) return [...units, [totals]];
  return [...units.slice(0, -1), [...last, totals]];
}

function newPages({ first, whole }: Rooms) {
  const pieces: TablePiece[] = [];
  let piece: TablePiece = { rows: [], height: 0 };
  let room = first;
  return {
    room: () => room,
    nextPage: () => {
      pieces.push(piece);
      piece = { rows: [], height: 0 };
      room = whole;
    },
    put: (rows: readonly LaidRow[]) => {
      piece.rows.push(...rows);
      piece.height += heightOf(rows);
      room -= heightOf(rows);
    },
    done: () => [...pieces, piece],
  };
}

type Pages = ReturnType<typeof newPages>;

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

/** A row goes to the next page whole, unless it is taller than a page. */
export function paginate(
  { rows, totals }: { rows: readonly LaidRow[]; totals: LaidRow | null },
  size: number,
  rooms: Rooms,
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
  return pages.done();
}
