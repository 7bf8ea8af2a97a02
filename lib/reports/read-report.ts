import { sql } from "drizzle-orm";
import type { Context } from "../kernel/context";
import type { ReportRow } from "./report";
import { type OpenReport, selectRows } from "./report-sql";

const lotSize = 500;

/** All rows in lots, computed once: the cursor lives in the transaction that the caller holds open. */
export async function* readReport(
  ctx: Context,
  open: OpenReport,
): AsyncGenerator<readonly ReportRow[]> {
  await ctx.db.execute(sql`declare report_lots no scroll cursor for ${selectRows(open)}`);
  for (let isLast = false; !isLast; ) {
    const rows = await ctx.db.execute<ReportRow>(
      sql`fetch ${sql.raw(String(lotSize))} from report_lots`,
    );
    isLast = rows.length < lotSize;
    yield [...rows];
  }
  await ctx.db.execute(sql`close report_lots`);
}
