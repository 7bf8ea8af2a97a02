import { expect, test } from "vitest";
import { GET as previewStaff } from "@/app/api/technicals/[technical_id]/personal-data/erasure/route";
import { GET as previewUser } from "@/app/api/users/[user_id]/personal-data/erasure/route";
import { database } from "@/db/client";
import { accessEvents, changes } from "@/db/schema";
import { countQueries } from "@/db/testing/queries";
import { call } from "../http/testing";
import { asMember } from "../second-factor/testing";
import { erasePerson } from "./erase-person";
import { previewErasure } from "./preview-erasure";
import { aLifeOfWork } from "./testing-life";

test("a preview says what goes, what stays and why, and writes nothing", async () => {
  const { office, userId, staffId, name } = await aLifeOfWork();
  const counts = () => Promise.all([database().$count(changes), database().$count(accessEvents)]);
  const before = await counts();
  const { status, body } = await call(previewUser, { as: office, params: { user_id: userId } });
  expect(status).toBe(200);
  expect(body.data).toMatchObject({ name, can_be_erased: true, hindrance: null });
  const goes = Object.fromEntries(
    body.data.goes.map(({ table, count }: { table: string; count: number }) => [table, count]),
  );
  expect(goes).toMatchObject({ users: 1, technicals: 1, technical_passes: 2, attachments: 4 });
  expect(goes.change_log).toBeGreaterThan(5);
  const stays = body.data.stays.map(({ table }: { table: string }) => table);
  expect(stays).toEqual([
    "access_events",
    "change_log",
    "custody_chains",
    "maintenance_sheets",
    "shipping_guides",
    "calendar_events",
  ]);
  const chains = body.data.stays.find(({ table }: { table: string }) => table === "custody_chains");
  expect(chains).toMatchObject({ count: 1, why: expect.stringContaining("autoridad ambiental") });
  const ofStaff = await call(previewStaff, { as: office, params: { technical_id: staffId } });
  expect(ofStaff.body.data).toEqual(body.data);
  expect(await counts()).toEqual(before);
  const ctx = asMember({ ...office.user, passwordHash: "" });
  expect(await countQueries(() => previewErasure(ctx, { userId }))).toBeLessThan(20);
});

test("once she is erased, a preview says so and names no record of the business", async () => {
  const { ctx, userId, name } = await aLifeOfWork();
  await erasePerson(ctx, { userId, name });
  const { goes, hindrance } = await previewErasure(ctx, { userId });
  expect(goes.map(({ table, count }) => [table, count])).toEqual([
    ["users", 1],
    ["attachments", 1],
    ["change_log", expect.any(Number)],
  ]);
  expect(hindrance?.code).toBe("person_erased");
});
