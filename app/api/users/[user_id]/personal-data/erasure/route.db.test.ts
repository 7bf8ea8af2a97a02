import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { POST as makeUser } from "@/app/api/users/route";
import { database } from "@/db/client";
import { idempotencyKeys, staff, users } from "@/db/schema";
import { aCalendarEvent, anAccount, aSession, aStaffMember, aToken } from "@/db/testing/factories";
import { call } from "@/lib/http/testing";
import { countWritten, luz, nameOfLuz, nobodysId } from "@/lib/privacy/testing";
import { aLifeOfWork } from "@/lib/privacy/testing-life";
import { GET, POST } from "./route";

type Caller = { cookie: string } | { bearer: string };

const post = (as: Caller, user_id: number, typed: unknown = nameOfLuz, headers = {}) =>
  call(POST, { as, params: { user_id }, body: { name: typed }, method: "POST", headers });

const someone = {
  first_name: "Luz",
  last_name: "Grefa",
  role: "TECNICO",
  password: "Rio-Coca-Crecido-88",
};

const left = async (userId: number) => {
  const [user] = await database().select().from(users).where(eq(users.id, userId));
  return user;
};

test("a preview says what goes, what stays and why, and writes nothing", async () => {
  const { office, userId, name } = await aLifeOfWork();
  const before = await countWritten();
  const { status, body } = await call(GET, { as: office, params: { user_id: userId } });
  expect(status).toBe(200);
  expect(body.data).toMatchObject({ name, can_be_erased: true, hindrance: null });
  const goes = Object.fromEntries(
    body.data.goes.map(({ table, count }: { table: string; count: number }) => [table, count]),
  );
  expect(goes).toMatchObject({ users: 1, technicals: 1, technical_passes: 2, attachments: 5 });
  expect(goes.change_log).toBeGreaterThan(5);
  const stays = body.data.stays.map(({ table }: { table: string }) => table);
  expect(stays).toEqual([
    "access_events",
    "change_log",
    "custody_chains",
    "maintenance_sheets",
    "shipping_guides",
    "calendar_events",
    "compliance_overrides",
  ]);
  const chains = body.data.stays.find(({ table }: { table: string }) => table === "custody_chains");
  expect(chains).toMatchObject({ count: 1, why: expect.stringContaining("autoridad ambiental") });
  expect(await countWritten()).toEqual(before);
});

test("is for administrators, of somebody; a token that reads sees the preview only", async () => {
  const { id } = await anAccount({ ...luz, isActive: false });
  const office = await aSession();
  const reader = await aToken("ADMINISTRATIVO", "read");
  const preview = (as: Caller, user_id: number) => call(GET, { as, params: { user_id } });
  expect((await preview(await aSession("TECNICO"), id)).status).toBe(403);
  expect((await post(await aSession("TECNICO"), id)).status).toBe(403);
  expect((await preview(reader, id)).status).toBe(200);
  expect((await post(reader, id)).status).toBe(403);
  expect((await preview(office, nobodysId)).status).toBe(404);
  expect((await post(office, nobodysId, "")).status).toBe(404);
  expect(await left(id)).toMatchObject(luz);
});

test.each(["", "Luz", "Luz Andi", null, 7])("%j is not her name", async (typed) => {
  const { id } = await anAccount({ ...luz, isActive: false });
  const answer = await post(await aSession(), id, typed);
  expect(answer).toMatchObject({
    status: 400,
    body: { field_errors: { name: [expect.any(String)] } },
  });
  expect(await left(id)).toMatchObject(luz);
});

test("who still works is not erased, and told what to do first", async () => {
  const office = await aSession();
  const account = await anAccount(luz);
  const member = await aStaffMember(luz);
  const refused = async (code: string, words: string) => {
    expect(await post(office, account.id)).toMatchObject({
      status: 400,
      body: { code, error: expect.stringContaining(words) },
    });
    expect(await left(account.id)).toMatchObject(luz);
  };
  await refused("person_active", "desactive primero su usuario y su ficha de técnico");
  await database().update(users).set({ isActive: false }).where(eq(users.id, account.id));
  await refused("person_active", "desactive primero su ficha de técnico");
  await database().update(staff).set({ isActive: false }).where(eq(staff.id, member.id));
  await aCalendarEvent({ staffId: member.id, status: "IN_PROGRESS" });
  await aCalendarEvent({ staffId: member.id, isDeleted: true });
  await refused("person_expected", "1 evento por hacer");
});

test("nobody erases himself, nor the last administrator", async () => {
  const office = await aSession("ADMINISTRATIVO", anAccount(luz));
  expect(await post(office, office.user.id)).toMatchObject({
    status: 400,
    body: { code: "own_account" },
  });
  expect(await left(office.user.id)).toMatchObject(luz);
});

test("a second time is refused, and changes nothing", async () => {
  const office = await aSession();
  const { id, version } = await anAccount({ ...luz, isActive: false, isDeleted: true });
  expect((await post(office, id)).status).toBe(200);
  const once = await left(id);
  expect(once?.version).toBeGreaterThan(version);
  const again = await post(office, id, "Persona borrada n.º 1");
  expect(again).toMatchObject({ status: 400, body: { code: "person_erased" } });
  expect(await left(id)).toEqual(once);
});

test("the answer kept for who made her is forgotten, others' answers are not", async () => {
  const office = await aSession();
  const make = async (email: string) => {
    const body = { ...someone, email };
    const headers = { "idempotency-key": email };
    return (await call(makeUser, { as: office, body, headers })).body.data.id as number;
  };
  const id = await make("luz@faena.test");
  await make("eva@faena.test");
  await database().update(users).set({ isActive: false }).where(eq(users.id, id));
  expect((await post(office, id)).status).toBe(200);
  const keys = await database().select({ key: idempotencyKeys.key }).from(idempotencyKeys);
  expect(keys).toEqual([{ key: "eva@faena.test" }]);
});
