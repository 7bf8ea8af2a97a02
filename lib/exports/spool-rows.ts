import type { FileHandle } from "node:fs/promises";
import type { Context } from "../kernel/context";
import { costlyLanes } from "../kernel/costly-lanes";
import { machineTurns, withPlace } from "../kernel/processes";
import type { ExportColumn, ExportFormat } from "./export-table";
import { onReplica } from "./on-replica";
import { inSnapshot } from "./snapshot";
import { spoolTable } from "./spool-table";

/** Two files at once, of two people: each holds a connection and a thread while it is written. */
const exports = machineTurns("exports", { inLane: 2, perOwner: 1, together: costlyLanes });

export type SpooledRows<Row> = {
  name: string;
  columns: readonly ExportColumn<Row>[];
  /** Read in a transaction that sees one moment. */
  rows: (ctx: Context) => AsyncIterable<readonly Row[]>;
  format: ExportFormat;
  mostInWorkbook?: number;
  signal: AbortSignal;
};

export const spoolRows = <Row>(
  ctx: Context,
  { rows, format, signal, ...table }: SpooledRows<Row>,
): Promise<FileHandle> =>
  withPlace(exports, ctx.caller.user.id, async () => {
    signal.throwIfAborted();
    return onReplica(ctx, (ctx, note) =>
      inSnapshot(ctx, (ctx) => spoolTable({ ...table, rows: rows(ctx), note }, { format, signal })),
    );
  });
