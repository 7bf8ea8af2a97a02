import { beforeEach, expect, test } from "vitest";
import * as make from "@/db/testing/factories";
import { call } from "@/lib/http/testing";
import { GET } from "../route";
import { PATCH, POST } from "./route";

const nobody = 2_147_483_647;

let field: Awaited<ReturnType<typeof make.aSession>>;

beforeEach(async () => {
  field = await make.aSession("TECNICO");
});

const move = (id: number, body: object) =>
  call(POST, { as: field, params: { event_id: id }, body });
const read = (id: number) => call(GET, { as: field, params: { event_id: id } });

test("keeps the duration when only the start is given", async () => {
  const { id } = await make.aCalendarEvent({ endDate: "2026-01-17", startTime: "08:00" });
  const { status, body } = await move(id, { start_date: "2026-02-27" });
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    start_date: "2026-02-27",
    end_date: "2026-03-01",
    start_time: "08:00",
    end_time: null,
  });
});

test("takes the hours along, also by PATCH", async () => {
  const { id } = await make.aCalendarEvent({ startTime: "08:00", endTime: "10:00" });
  const { body } = await call(PATCH, {
    as: field,
    params: { event_id: id },
    body: { start_date: "2026-01-20", start_time: "13:15" },
    method: "PATCH",
  });
  expect(body.data).toMatchObject({
    start_date: "2026-01-20",
    end_date: "2026-01-20",
    start_time: "13:15",
    end_time: "15:15",
  });
});

test("takes what is given", async () => {
  const { id } = await make.aCalendarEvent();
  const asked = {
    start_date: "2026-01-20",
    end_date: "2026-01-21",
    start_time: "09:00",
    end_time: "08:00",
  };
  expect((await move(id, asked)).body.data).toMatchObject(asked);
});

test("refuses what is wrong", async () => {
  const { id } = await make.aCalendarEvent();
  const before = await read(id);
  for (const asked of [
    {},
    { start_date: null },
    { start_date: "x" },
    { start_date: "2026-01-20", end_date: "2026-01-19" },
    { start_date: "2026-01-20", start_time: "10:00", end_time: "09:00" },
  ])
    expect([asked, (await move(id, asked)).status]).toEqual([asked, 400]);
  expect((await move(nobody, {})).status).toBe(404);
  expect((await read(id)).body).toEqual(before.body);
});
