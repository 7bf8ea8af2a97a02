import { sql } from "drizzle-orm";
import { declareCursor, nextLot } from "@/db/cursor";
import type { Context } from "../kernel/context";
import type { ReportRow } from "./report";
import { type OpenReport, selectRows } from "./report-sql";

const cursor = "report_rows";
const lotSize = 500;

/** All rows in lots, computed once: the cursor lives in the transaction that the caller holds open. */
export async function* readReport(
  ctx: Context,
  open: OpenReport,
): AsyncGenerator<readonly ReportRow[]> {
  await ctx.db.execute(declareCursor(cursor, selectRows(open)));
  for (let isLast = false; !isLast; ) {
    const rows = await ctx.db.execute<ReportRow>(sql.raw(nextLot(cursor, lotSize)));
    isLast = rows.length < lotSize;
    yield [...rows];
  }
  await ctx.db.execute(sql.raw(`close ${cursor}`));
}
