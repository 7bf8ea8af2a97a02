import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import type { Db } from "@/db/client";
import { calendarEvents } from "@/db/schema";
import * as make from "@/db/testing/factories";
import { amidMove } from "@/db/testing/moving";
import { eventStatuses } from "@/db/values";
import { call } from "@/lib/http/testing";
import { GET as LIST } from "../../route";
import { GET } from "../route";
import { DELETE } from "./route";

let office: Awaited<ReturnType<typeof make.aSession>>;
let field: Awaited<ReturnType<typeof make.aSession>>;

beforeEach(async () => {
  office = await make.aSession();
  field = await make.aSession("TECNICO");
});

const remove = (id: number, as = office) =>
  call(DELETE, { as, params: { event_id: id }, method: "DELETE" });
const read = (id: number) => call(GET, { as: field, params: { event_id: id } });

test.each(eventStatuses)(
  "of an event that is %s: only what has not begun, or was cancelled, goes",
  async (status) => {
    const { id } = await make.aCalendarEvent({ status });
    const answer = await remove(id);
    if (status === "SCHEDULED" || status === "CANCELLED") {
      expect(answer).toMatchObject({ status: 200, body: { success: true } });
      expect((await read(id)).status).toBe(404);
      expect((await remove(id)).status).toBe(404);
      expect((await call(LIST, { as: field })).body.data).toEqual([]);
    } else expect(answer).toMatchObject({ status: 400, body: { code: "event_not_deletable" } });
  },
);

test("is for the office", async () => {
  const { id } = await make.aCalendarEvent();
  expect((await remove(id, field)).status).toBe(403);
});

test("of an event that goes to another project meanwhile holds no project back", async () => {
  const [to, from] = [await make.aProject(), await make.aProject()];
  const { id } = await make.aCalendarEvent({ projectId: from.id });
  const write = (db: Db) =>
    db.update(calendarEvents).set({ projectId: to.id }).where(eq(calendarEvents.id, id));
  expect((await amidMove({ from, to, write }, () => remove(id))).status).toBe(200);
  expect((await read(id)).status).toBe(404);
});
