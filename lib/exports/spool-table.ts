import { randomUUID } from "node:crypto";
import type { FileHandle } from "node:fs/promises";
import { mkdir, open, rm } from "node:fs/promises";
import { join } from "node:path";
import { Refused } from "../kernel/errors";
import { incomingFolder } from "../storage/file-store";
import { showCount } from "../values/count-text";
import { cellsOf } from "./cells";
import type { ExportColumn, ExportFormat } from "./export-table";
import { openingOf } from "./table-opening";
import { openTable } from "./table-writer";

export type SpooledTable<Row> = {
  name: string;
  columns: readonly ExportColumn<Row>[];
  rows: AsyncIterable<readonly Row[]>;
  /** A last line. */
  note?: string | null;
  /** More rows are refused, where a spreadsheet is asked for. */
  mostInWorkbook?: number;
};

function assertFits(written: number, most: number) {
  if (written > most)
    throw new Refused(
      `Son más de ${showCount(most)} filas: pídalas como texto (CSV) o filtre lo que busca.`,
      "report_too_long",
    );
}

/** A lot is in memory three times: as rows, as cells and as it is written. */
const rowsAtOnce = 500;

function* slicesOf<Row>(rows: readonly Row[]): Generator<readonly Row[]> {
  for (let from = 0; from < rows.length; from += rowsAtOnce)
    yield rows.slice(from, from + rowsAtOnce);
}

const emptyCell = { csv: "", xlsx: null };

type Spooling = { format: ExportFormat; signal?: AbortSignal };

async function writeTo<Row>(path: string, table: SpooledTable<Row>, { format, signal }: Spooling) {
  const { name, columns, rows, note, mostInWorkbook = Number.POSITIVE_INFINITY } = table;
  const lots = rows[Symbol.asyncIterator]();
  let lot = await lots.next();
  const file = openTable(path, format, openingOf(columns, lot.done ? [] : lot.value, name));
  let written = 0;
  try {
    for (; !lot.done; lot = await lots.next()) {
      written += lot.value.length;
      if (format === "xlsx") assertFits(written, mostInWorkbook);
      for (const slice of slicesOf(lot.value)) {
        await file.add(cellsOf(columns, slice, format));
        signal?.throwIfAborted();
      }
    }
    if (note) await file.add([columns.map((_, at) => (at === 0 ? note : emptyCell[format]))]);
    await file.end();
  } finally {
    await Promise.all([file.leave(), lots.return?.()]);
  }
}

/**
 * The file is unlinked when this returns, and goes with its handle. Files of a process that died lie among broken-off
 * uploads, and are swept with them.
 */
export async function spoolTable<Row>(
  table: SpooledTable<Row>,
  spooling: Spooling,
): Promise<FileHandle> {
  await mkdir(incomingFolder(), { recursive: true });
  const path = join(incomingFolder(), randomUUID());
  try {
    await writeTo(path, table, spooling);
    return await open(path);
  } finally {
    await rm(path, { force: true });
  }
}
