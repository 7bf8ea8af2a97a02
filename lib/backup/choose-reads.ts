import { sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import type { SampledAnswer } from "./manifest";
import type { SampledRead } from "./sampled-read";
import { sampledReads } from "./sampled-reads";

const most = 200;

export type NamedRead = Pick<SampledAnswer, "operation" | "id">;

export const readsByOperation = new Map<string, SampledRead>(Object.entries(sampledReads));

/** The same ones of the same records, from all over the table. */
async function mainFileKey(
  db: Db,
  operation: string,
  { table }: SampledRead,
): Promise<NamedRead[]> {
  const rows = await db
    .select({ id: sql<number>`${table.id}`.mapWith(Number) })
    .from(table)
    .orderBy(sql`md5(${table.id}::text)`)
    .limit(most);
  return rows.map(({ id }) => ({ operation, id }));
}

/** As many of each read as of the others, while there are. */
export async function chooseReads(db: Db): Promise<NamedRead[]> {
  const kinds: NamedRead[][] = [];
  for (const [operation, read] of readsByOperation)
    kinds.push(await mainFileKey(db, operation, read));
  const longest = Math.max(...kinds.map(({ length }) => length));
  const inTurn = Array.from({ length: longest }, (_, at) =>
    kinds.flatMap((kind) => kind[at] ?? []),
  );
  return inTurn.flat().slice(0, most);
}
