import { beforeEach, expect, test } from "vitest";
import * as make from "@/db/testing/factories";
import type { Context } from "../kernel/context";
import { memberAt } from "../kernel/testing";
import { listNotifications } from "../notifications/list-notifications";
import { allNotifications, heardOf } from "../notifications/testing";
import { createEvent } from "./create-event";
import { EventChanges, EventInput } from "./input";
import { updateEvent } from "./update-event";

let office: Context;
let technician: Context;
let staffId: number;

beforeEach(async () => {
  office = await memberAt("2026-03-10T17:00:00Z");
  technician = await memberAt("2026-03-10T17:00:00Z", {
    ...{ role: "TECNICO", email: "Wilmer@faena.test" },
  });
  staffId = (await make.aStaffMember({ email: "wilmer@FAENA.test" })).id;
});

const planned = async (by: Context, responsible: number | null) =>
  createEvent(
    by,
    EventInput.parse({
      project_id: (await make.aProject()).id,
      title: "Limpieza de la planta",
      start_date: "2026-03-14",
      responsible_technical_id: responsible,
    }),
  );

const changed = (eventId: number, fields: object) =>
  updateEvent(office, EventChanges.parse({ event_id: eventId, ...fields }));

test("whom another puts in charge hears of it, once", async () => {
  const event = await planned(office, staffId);
  await changed(event.id, { title: "Limpieza mayor" });
  expect(await heardOf()).toEqual([[technician.caller.user.id, "EVENT_ASKED"]]);
  const { rows } = await listNotifications(technician, { page: null });
  expect(rows).toMatchObject([
    {
      text: expect.stringContaining("Tiene a su cargo «Limpieza mayor» el 14/03/2026 en "),
      url: `/calendar/${event.id}`,
    },
  ]);
});

test("also as he is put in charge later, twice at once as well", async () => {
  const event = await planned(office, null);
  expect(await allNotifications()).toEqual([]);
  const named = { responsible_technical_id: staffId };
  await Promise.all([changed(event.id, named), changed(event.id, named)]);
  expect(await allNotifications()).toHaveLength(1);
});

test("one's own plans, technicians who are no users and what is done notify nobody", async () => {
  await planned(technician, staffId);
  await planned(office, (await make.aStaffMember({ email: "otro@faena.test" })).id);
  await planned(office, (await make.aStaffMember({ email: null })).id);
  const event = await planned(office, null);
  await changed(event.id, { status: "COMPLETED", responsible_technical_id: staffId });
  expect(await allNotifications()).toEqual([]);
});

test("a plan that is refused notifies nobody", async () => {
  const input = { title: "x", start_date: "2026-03-14", end_date: "2026-03-15" };
  const project = await make.aProject({ isClosed: true });
  const asked = { ...input, project_id: project.id, responsible_technical_id: staffId };
  await expect(createEvent(office, EventInput.parse(asked))).rejects.toThrow();
  expect(await allNotifications()).toEqual([]);
});
