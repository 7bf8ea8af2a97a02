import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { database } from "@/db/client";
import { insertAll } from "@/db/insert-all";
import { assignments, staff, visits } from "@/db/schema";
import * as make from "@/db/testing/factories";
import { memberAt } from "../kernel/testing";
import { listForecast } from "./list-forecast";

const people = 5_000;
const today = "2026-08-10";

const each = <T>(one: (at: number) => T): T[] => Array.from({ length: people }, (_, at) => one(at));

async function aCompany() {
  const projects = await Promise.all(Array.from({ length: 40 }, () => make.aProject()));
  const service = await make.aService();
  const staffIds = await insertAll(
    database(),
    staff,
    each((at) => ({
      ...{ firstName: "Persona", lastName: String(at), workArea: "SANITARY_TECHNICIAN" as const },
      ...{ dni: String(at).padStart(10, "0"), phone: "0" },
      licenseUntil: `2026-${at % 3 ? "12" : "08"}-${String((at % 28) + 1).padStart(2, "0")}`,
    })),
  );
  const assignmentIds = await insertAll(
    database(),
    assignments,
    each((at) => ({
      ...{ projectId: projects[at % 40]?.id ?? 0, equipmentId: service.id, cost: "1.00" },
      ...{ kind: "SERVICIO" as const, description: "Limpieza", startDate: "2026-01-01" },
    })),
  );
  await insertAll(
    database(),
    visits,
    each((at) => ({
      ...{ assignmentId: assignmentIds[at] ?? 0, staffId: staffIds[at] ?? 0 },
      ...{ plannedDate: "2026-08-01", status: "DONE" as const },
    })),
  );
  for (const requirement of ["LICENSE", "MAE", "MEDICAL", "IESS"] as const)
    await make.aRule({ requirement, level: requirement === "LICENSE" ? "BLOCK" : "WARN" });
}

test("five thousand people, each at work on all of sixty days, in three seconds", async () => {
  const ctx = await memberAt(`${today}T17:00:00Z`);
  await aCompany();
  await database().execute(sql`analyze`);
  const begun = performance.now();
  const { total } = await listForecast(ctx, { page: { page: 1, pageSize: 50 } });
  const took = performance.now() - begun;
  // biome-ignore lint/suspicious/noConsole: a proof tells what it measured
  console.info(`forecast: ${total} rows in ${Math.round(took)} ms`);
  expect(total).toBeGreaterThan(people * 3);
  expect(took).toBeLessThan(3_000);
}, 120_000);
