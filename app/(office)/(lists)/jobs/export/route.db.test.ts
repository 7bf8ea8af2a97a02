import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { database } from "@/db/client";
import { aSession } from "@/db/testing/factories";
import { linesOf, startOf } from "@/lib/exports/testing";
import { enqueue } from "@/lib/jobs/enqueue";
import { nobodyAt } from "@/lib/kernel/testing";
import { GET } from "./route";

const ask = (query: string, cookie: string) =>
  GET(new Request(`http://localhost/jobs/export?${query}`, { headers: { cookie } }));

test("gives what waits, runs or failed, and what was done when it is asked for", async () => {
  const { cookie } = await aSession();
  for (const scanId of [1, 2])
    await enqueue(nobodyAt(new Date()), "read-scan", { scanId }, { key: String(scanId) });
  await database().execute(sql`update pgboss.job set created_on = '2026-03-10T15:00:00Z',
    start_after = '2026-03-10T15:00:00Z', state = 'completed' where singleton_key = '1'`);
  await database().execute(sql`update pgboss.job set created_on = '2026-03-11T15:00:00Z',
    start_after = '2026-03-11T15:00:00Z', state = 'failed', retry_count = 2,
    output = '{"message": "no space"}' where singleton_key = '2'`);
  const failed = "Leer un escaneo,Fallida,2,11/03/2026 10:00,11/03/2026 10:00,3 de 3,no space";
  const done = "Leer un escaneo,Hecha,1,10/03/2026 10:00,10/03/2026 10:00,1 de 3,";
  expect((await linesOf(await ask("format=csv", cookie))).slice(1)).toEqual([failed]);
  expect((await linesOf(await ask("format=csv&state=completed", cookie))).slice(1)).toEqual([done]);
  expect(await linesOf(await ask("format=csv&name=sweep-files", cookie))).toHaveLength(1);
  expect(await startOf(await ask("format=xlsx", cookie))).toBe("PK");
});

test("is for administrators only", async () => {
  const { cookie } = await aSession("TECNICO");
  expect((await ask("format=csv", cookie)).status).toBe(403);
});
