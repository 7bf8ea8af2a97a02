import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { database } from "@/db/client";
import * as make from "@/db/testing/factories";
import type { Context } from "../../kernel/context";
import { memberAt } from "../../kernel/testing";
import { reported } from "../testing";

let ctx: Context;

beforeEach(async () => {
  ctx = await memberAt("2028-03-31T17:00:00Z");
});

const february = { period_from: "2028-02-01", period_to: "2028-02-29" };

const days = async (asked = february) => {
  const { rows } = await reported(ctx, "time-utilization", asked);
  return Object.fromEntries(
    rows.map(({ code, days_in_fleet, rented_days, down_days, utilization }) => [
      code,
      [days_in_fleet, rented_days, down_days, utilization],
    ]),
  );
};

/** As if the change log had written it then. */
const logged = (id: number, column: string, word: string, at: string) =>
  database().execute(sql`insert into change_log (at, action, record_type, record_id, changes)
    values (${at}, 'UPDATE', 'resource_item', ${id}, jsonb_build_object(${column}::text, jsonb_build_array(null, ${word}::text)))`);

test("a day is counted once, 29 February too", async () => {
  const unit = await make.anEquipment({ code: "A", purchasedOn: "2020-01-01" });
  const stay = { equipmentId: unit.id, isRetired: true, retirementReason: "Fin" };
  await make.anAssignment({
    ...stay,
    startDate: "2028-02-01",
    endDate: "2028-02-10",
    retirementDate: "2028-02-05",
  });
  await make.anAssignment({
    ...stay,
    startDate: "2028-02-28",
    endDate: "2028-02-29",
    retirementDate: "2028-02-29",
  });
  expect(await days()).toEqual({ A: ["29", "7", "0", "24.1"] });
});

test("an exchange on one day gives it to each unit", async () => {
  const [first, second] = [
    await make.anEquipment({ code: "A", purchasedOn: "2028-02-20" }),
    await make.anEquipment({ code: "B", purchasedOn: "2020-01-01" }),
  ];
  await make.anAssignment({
    equipmentId: first.id,
    startDate: "2028-02-20",
    isRetired: true,
    retirementDate: "2028-02-25",
  });
  await make.anAssignment({ equipmentId: second.id, startDate: "2028-02-25" });
  expect(await days()).toEqual({ A: ["10", "6", "0", "60.0"], B: ["29", "5", "0", "17.2"] });
});

test("a retired unit counts up to the day before", async () => {
  const unit = await make.anEquipment({
    code: "A",
    purchasedOn: "2020-01-01",
    availability: "RETIRADO",
  });
  await logged(unit.id, "stst_status_disponibility", "RETIRADO", "2028-02-12T02:00:00Z");
  expect(await days()).toEqual({ A: ["10", "0", "0", "0.0"] });
});

test("a unit that is said to be bought after it was retired is in no fleet", async () => {
  const unit = await make.anEquipment({
    code: "A",
    purchasedOn: "2028-02-20",
    availability: "RETIRADO",
  });
  await logged(unit.id, "stst_status_disponibility", "RETIRADO", "2028-02-12T02:00:00Z");
  expect(await days()).toEqual({});
});

test("days out of order come from the change log at the end of the company's day", async () => {
  const unit = await make.anEquipment({ code: "A", purchasedOn: "2020-01-01" });
  const condition = "stst_status_equipment";
  await logged(unit.id, condition, "DAÑADO", "2028-02-10T15:00:00Z");
  await logged(unit.id, condition, "EN REPARACION", "2028-02-11T15:00:00Z");
  await logged(unit.id, condition, "FUNCIONANDO", "2028-02-15T04:30:00Z");
  await logged(unit.id, condition, "DAÑADO", "2028-02-20T14:00:00Z");
  await logged(unit.id, condition, "FUNCIONANDO", "2028-02-20T20:00:00Z");
  expect(await days()).toEqual({ A: ["29", "0", "4", "0.0"] });
});

test("nothing is told of days to come, of services or of what was deleted", async () => {
  await make.aService();
  await make.anEquipment({ isDeleted: true });
  const unit = await make.anEquipment({ code: "A", purchasedOn: "2020-01-01" });
  await make.anAssignment({ equipmentId: unit.id, startDate: "2028-03-30" });
  expect(await days({ period_from: "2028-03-01", period_to: "2028-12-31" })).toEqual({
    A: ["31", "2", "0", "6.5"],
  });
});

test("the total is that of the days, not of the percentages", async () => {
  const unit = await make.anEquipment({ purchasedOn: "2020-01-01" });
  await make.anEquipment({ purchasedOn: "2028-02-29" });
  await make.anAssignment({ equipmentId: unit.id, startDate: "2028-01-01" });
  const { totals } = await reported(ctx, "time-utilization", february);
  expect(totals).toMatchObject({ days_in_fleet: "30", rented_days: "29", utilization: "96.7" });
});
