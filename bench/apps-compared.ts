import { join } from "node:path";
import { startApp } from "@/e2e/app";

/** This checkout as "now" and, where BENCH_BEFORE names the folder of another one, that as "before", on one database. */
export async function startCompared(
  { url, dataDir }: { url: string; dataDir: string },
  how: Record<string, string> = {},
) {
  const given = { DATABASE_URL: url, DATA_DIR: join(dataDir, "data"), DEMO: "0", ...how };
  const other = process.env.BENCH_BEFORE;
  const before = other ? [{ name: "before", ...(await startApp(given, other)) }] : [];
  return [...before, { name: "now", ...(await startApp(given)) }];
}
