import type { LaidRow } from "./lay-out-table";

export type TablePiece = { rows: LaidRow[]; height: number };

/** Points; `first` on the page where the table starts. */
export type Rooms = { first: number; whole: number };

export const heightOf = (rows: readonly LaidRow[]) =>
  rows.reduce((sum, { height }) => sum + height, 0);

export function newPages({ first, whole }: Rooms) {
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

export type Pages = ReturnType<typeof newPages>;
