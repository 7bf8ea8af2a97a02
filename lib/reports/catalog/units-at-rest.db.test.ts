import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { database } from "@/db/client";
import * as make from "@/db/testing/factories";
import type { Context } from "../../kernel/context";
import { memberAt } from "../../kernel/testing";
import { reported } from "../testing";

let ctx: Context;

beforeEach(async () => {
  ctx = await memberAt("2026-03-31T17:00:00Z");
});

const idle = async () => {
  const { rows } = await reported(ctx, "idle-units");
  return rows.map(({ code, idle_days, spell, rate, location }) => [
    code,
    idle_days,
    spell,
    rate,
    location,
  ]);
};

test("a unit waits since the last day of the assignment that ended last", async () => {
  const [north, south] = [
    await make.aProject({ location: "Norte" }),
    await make.aProject({ location: "Sur" }),
  ];
  const unit = await make.anEquipment({ code: "A" });
  const stay = { equipmentId: unit.id, isRetired: true, retirementReason: "Fin" };
  await make.anAssignment({
    ...stay,
    projectId: south.id,
    cost: "12.00",
    startDate: "2026-01-05",
    endDate: "2026-02-28",
    retirementDate: "2026-03-01",
  });
  await make.anAssignment({
    ...stay,
    projectId: north.id,
    startDate: "2026-01-20",
    retirementDate: "2026-01-25",
  });
  expect(await idle()).toEqual([["A", "31", "31 a 60 días", "12.00", "Sur"]]);
});

test("back today it waits no day, never rented it has none to tell", async () => {
  const [back, never, planned] = [
    await make.anEquipment({ code: "A" }),
    await make.anEquipment({ code: "B" }),
    await make.anEquipment({ code: "C" }),
  ];
  await make.anAssignment({ equipmentId: back.id, endDate: "2026-03-31" });
  await make.anAssignment({ equipmentId: never.id, isDeleted: true });
  await make.anAssignment({ equipmentId: planned.id, startDate: "2026-04-01" });
  expect((await idle()).map((row) => row.slice(0, 3)).toSorted()).toEqual([
    ["A", "0", "0 a 30 días"],
    ["B", null, "Nunca rentado"],
    ["C", null, "Nunca rentado"],
  ]);
});

test("who works, is out of service, deleted or a service does not wait", async () => {
  await make.aRentedUnit(await make.aProject());
  await make.anEquipment({ availability: "RETIRADO" });
  await make.anEquipment({ isDeleted: true });
  await make.aService();
  expect(await idle()).toEqual([]);
});

test("repairs, their causes once, and days out of order", async () => {
  const unit = await make.anEquipment({ code: "A", purchasedOn: "2025-01-01" });
  const project = await make.aProject();
  const sheet = { equipmentId: unit.id, projectId: project.id, totalCost: "10.50", days: "1.5" };
  for (const given of [
    { type: "CORRECTIVO" as const, faultCauses: "Golpe" },
    { type: "CORRECTIVO" as const, faultCauses: " Golpe " },
    { faultCauses: "Desgaste" },
    { isDeleted: true },
    { date: "2025-12-31" },
    { projectId: (await make.aProject({ isActive: false })).id },
  ])
    await make.aMaintenanceSheet({ ...sheet, ...given });
  await make.anEquipment({ code: "B", purchasedOn: "2025-01-01" });
  for (const [word, at] of [
    ["DAÑADO", "2026-01-10T15:00:00Z"],
    ["FUNCIONANDO", "2026-01-13T15:00:00Z"],
  ])
    await database().execute(sql`insert into change_log (at, action, record_type, record_id, changes)
      values (${at}, 'UPDATE', 'resource_item', ${unit.id},
        jsonb_build_object('stst_status_equipment', jsonb_build_array(null, ${word}::text)))`);
  const asked = { period_from: "2026-01-01", period_to: "2026-12-31" };
  const { rows } = await reported(ctx, "downtime", asked);
  expect(rows).toEqual([
    {
      id: String(unit.id),
      code: "A",
      name: unit.name,
      type: "LVMNOS",
      condition: "FUNCIONANDO",
      causes: "Desgaste; Golpe",
      sheets: "3",
      repairs: "2",
      preventive: "1",
      work_days: "4.50",
      down_days: "3",
      cost: "31.50",
    },
  ]);
});
