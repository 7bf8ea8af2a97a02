import { expect, test } from "vitest";
import { POST as create } from "@/app/api/workorders/sheets/create/route";
import { database } from "@/db/client";
import { insertAll } from "@/db/insert-all";
import { assignments, equipment, worksheetLines, worksheets } from "@/db/schema";
import { aProject, aSession } from "@/db/testing/factories";
import { call } from "@/lib/http/testing";
import { extent } from "@/scripts/testing/extent.mjs";

const many = Array.from({ length: extent(1_000, 10_000) }, (_, index) => index);

test("a sheet of a project with thousands of units is written", async () => {
  const { id: projectId } = await aProject();
  const units = await insertAll(
    database(),
    equipment,
    many.map((index) => ({ name: "Lavamanos", code: `LV-${index}`, type: "LVMNOS" as const })),
  );
  const terms = { projectId, kind: "EQUIPO" as const, description: "ALQUILER", cost: "1.00" };
  const rows = units.map((equipmentId) => ({ ...terms, equipmentId, startDate: "2026-01-01" }));
  await insertAll(database(), assignments, rows);
  const { status } = await call(create, {
    as: await aSession(),
    body: { project_id: projectId, date: "2026-01-31" },
  });
  expect(status).toBe(201);
  const [sheet] = await database().select().from(worksheets);
  expect(sheet?.subtotal).toBe(`${31 * many.length}.00`);
  expect(await database().$count(worksheetLines)).toBe(many.length);
}, 120_000);
