import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { database } from "@/db/client";
import { assignments, gateChecks } from "@/db/schema";
import * as make from "@/db/testing/factories";
import { call } from "@/lib/http/testing";
import { POST as RELEASE } from "../../../projects/resources/release/route";
import { aReservationDesk, wantedLine } from "../../testing";
import { POST as CONVERT } from "./route";

let desk: Awaited<ReturnType<typeof aReservationDesk>>;

beforeEach(async () => {
  desk = await aReservationDesk();
});

test("assigns what is at hand, and the rest later", async () => {
  const [here, away] = [await make.anEquipment(), await make.anEquipment()];
  const elsewhere = await make.aProject();
  const { body: out } = await desk.add(
    away,
    { operation_start_date: "2026-01-01", operation_end_date: "2036-11-01" },
    elsewhere,
  );
  const id = await desk.confirmed({}, [{ ...wantedLine, quantity: 2 }]);
  expect((await desk.act(CONVERT, id)).body.field_errors).toHaveProperty("project_id");
  const first = await desk.act(CONVERT, id, { project_id: desk.project.id });
  expect(first.status).toBe(201);
  expect(first.body.data).toMatchObject({
    reservation: { status: "CONFIRMED" },
    assigned: [{ resource_item_id: here.id, cost: 12.5, operation_start_date: "2036-12-01" }],
    waiting: [{ resource_item_id: away.id, status_disponibility: "RENTADO" }],
  });
  const none = await desk.act(CONVERT, id, { project_id: desk.project.id });
  expect(none.body.code).toBe("resource_rented");
  await call(RELEASE, { as: desk.office, body: { id: out.data[0].id } });
  const line_id = first.body.data.reservation.lines[0].id;
  const rest = await desk.act(CONVERT, id, {
    project_id: desk.project.id,
    lines: [{ line_id, resource_item_ids: [away.id] }],
  });
  expect(rest.body.data).toMatchObject({ reservation: { status: "CONVERTED" }, waiting: [] });
  expect(await database().$count(assignments, eq(assignments.projectId, desk.project.id))).toBe(2);
});

test("a unit that a rule stops stays, until somebody answers for it", async () => {
  const unit = await make.anEquipment();
  const id = await desk.confirmed({ project_id: desk.project.id });
  await make.aRule({ subject: "EQUIPMENT", requirement: "CHECKLIST" });
  const { status, body } = await desk.act(CONVERT, id);
  expect([status, body.code]).toEqual([400, "compliance_blocked"]);
  expect(body.error).toContain(unit.code);
  expect(body.failures).toMatchObject([{ requirement: "CHECKLIST", level: "BLOCK" }]);
  expect((await desk.get(id)).body.data.status).toBe("CONFIRMED");
  expect(await database().$count(assignments)).toBe(0);
  expect(await database().$count(gateChecks)).toBe(0);

  await make.anOverride({
    ...{ projectId: desk.project.id, equipmentId: unit.id, requirement: "CHECKLIST" },
    ...{ fromDate: wantedLine.from_date, untilDate: wantedLine.from_date },
  });
  expect((await desk.act(CONVERT, id)).status).toBe(201);
  const checks = await database().select().from(gateChecks);
  expect(checks).toMatchObject([
    {
      act: "RESERVATION",
      actId: id,
      equipmentId: unit.id,
      day: wantedLine.from_date,
      verdict: "WARN",
    },
  ]);
});

test("a line that was promised without a rate is given it as it goes", async () => {
  await make.anEquipment();
  await make.anEquipment();
  const { cost: _, ...unrated } = wantedLine;
  const id = await desk.confirmed({ project_id: desk.project.id }, [wantedLine, unrated]);
  const [rated, line] = (await desk.get(id)).body.data.lines;
  const asked = (rate: object, of: typeof line = line) => ({
    lines: [
      {
        line_id: of.id,
        resource_item_ids: of.units.map(
          (unit: { resource_item_id: number }) => unit.resource_item_id,
        ),
        ...rate,
      },
    ],
  });
  const none = await desk.act(CONVERT, id, asked({}));
  expect(none).toMatchObject({
    status: 400,
    body: { field_errors: { "lines.0.cost": [expect.stringContaining("tarifa")] } },
  });
  const other = await desk.act(CONVERT, id, asked({ cost: "9" }, rated));
  expect(other.body.field_errors).toEqual({ "lines.0.cost": ["La línea ya tiene tarifa."] });
  expect((await desk.act(CONVERT, id, asked({ cost: "1.005" }))).status).toBe(400);
  expect((await desk.get(id)).body.data.lines[1].cost).toBeNull();
  const done = await desk.act(CONVERT, id, asked({ cost: "1500.5" }));
  expect(done.status).toBe(201);
  expect(done.body.data).toMatchObject({ assigned: [{ cost: 1500.5 }] });
  expect((await desk.get(id)).body.data.lines.map((one: { cost: number }) => one.cost)).toEqual([
    12.5, 1500.5,
  ]);
});

test("all or none of what is asked for", async () => {
  const [here, away] = [await make.anEquipment(), await make.anEquipment()];
  const elsewhere = await make.aProject();
  const given = { operation_start_date: "2026-01-01", operation_end_date: "2036-11-01" };
  await desk.add(away, given, elsewhere);
  const id = await desk.confirmed({ project_id: desk.project.id }, [
    { ...wantedLine, quantity: 2 },
  ]);
  const line_id = (await desk.get(id)).body.data.lines[0].id;
  const { status } = await desk.act(CONVERT, id, {
    lines: [{ line_id, resource_item_ids: [here.id, away.id] }],
  });
  expect(status).toBe(400);
  expect(await database().$count(assignments, eq(assignments.projectId, desk.project.id))).toBe(0);
  const stray = await desk.act(CONVERT, id, { lines: [{ line_id, resource_item_ids: [999_999] }] });
  expect(stray.body.field_errors).toHaveProperty("lines.0.resource_item_ids");
});
