import { sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { worksheetLines, worksheets } from "@/db/schema";

/** Work sheets whose amounts are not those of their lines, by their series. */
export async function listWrongTotals(db: Db): Promise<string[]> {
  const wrong = await db.execute<{ series: string }>(sql`
    select s.series_code as series
    from ${worksheets} s left join ${worksheetLines} l on l.sheet_project_id = s.id
    where not s.is_deleted
    group by s.id
    having s.subtotal <> coalesce(sum(l.subtotal), 0)
      or s.tax_amount <> round(s.subtotal * s.tax_percentage / 100, 2)
    order by s.series_code`);
  return wrong.map(({ series }) => series);
}
