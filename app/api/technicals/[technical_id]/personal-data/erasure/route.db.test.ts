import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { GET as previewUser } from "@/app/api/users/[user_id]/personal-data/erasure/route";
import { database } from "@/db/client";
import { staff, users } from "@/db/schema";
import { aCalendarEvent, anAccount, aSession, aStaffMember, aToken } from "@/db/testing/factories";
import { call } from "@/lib/http/testing";
import { countWritten, luz, nameOfLuz, nobodysId } from "@/lib/privacy/testing";
import { aLifeOfWork } from "@/lib/privacy/testing-life";
import { GET, POST } from "./route";

type Caller = { cookie: string } | { bearer: string };

const preview = (as: Caller, technical_id: number) => call(GET, { as, params: { technical_id } });

const post = (as: Caller, technical_id: number, name: unknown = nameOfLuz) =>
  call(POST, { as, params: { technical_id }, body: { name }, method: "POST" });

const left = async (staffId: number) => {
  const [member] = await database().select().from(staff).where(eq(staff.id, staffId));
  return member;
};

test("a preview says the same of her by whichever record, and writes nothing", async () => {
  const { office, userId, staffId } = await aLifeOfWork();
  const before = await countWritten();
  const { status, body } = await preview(office, staffId);
  expect(status).toBe(200);
  const ofUser = await call(previewUser, { as: office, params: { user_id: userId } });
  expect(body.data).toEqual(ofUser.body.data);
  expect(await countWritten()).toEqual(before);
});

test("is for administrators, of somebody; a token that reads sees the preview only", async () => {
  const { id } = await aStaffMember({ ...luz, isActive: false });
  const office = await aSession();
  const reader = await aToken("ADMINISTRATIVO", "read");
  expect((await preview(await aSession("TECNICO"), id)).status).toBe(403);
  expect((await post(await aSession("TECNICO"), id)).status).toBe(403);
  expect((await preview(reader, id)).status).toBe(200);
  expect((await post(reader, id)).status).toBe(403);
  expect((await preview(office, nobodysId)).status).toBe(404);
  expect((await post(office, nobodysId)).status).toBe(404);
  expect(await left(id)).toMatchObject(luz);
});

test("who still works is not erased, and told what to do first", async () => {
  const office = await aSession();
  const account = await anAccount(luz);
  const { id } = await aStaffMember(luz);
  const refused = async (code: string, words: string) => {
    expect(await post(office, id)).toMatchObject({
      status: 400,
      body: { code, error: expect.stringContaining(words) },
    });
    expect(await left(id)).toMatchObject(luz);
  };
  await refused("person_active", "desactive primero su usuario y su ficha de técnico");
  await database().update(users).set({ isActive: false }).where(eq(users.id, account.id));
  await refused("person_active", "desactive primero su ficha de técnico");
  await database().update(staff).set({ isActive: false }).where(eq(staff.id, id));
  await aCalendarEvent({ staffId: id, status: "IN_PROGRESS" });
  await aCalendarEvent({ staffId: id, isDeleted: true });
  await refused("person_expected", "1 evento por hacer");
});

test("nobody erases himself", async () => {
  const office = await aSession("ADMINISTRATIVO", anAccount(luz));
  const { id } = await aStaffMember({ ...luz, isActive: false });
  expect(await post(office, id)).toMatchObject({ status: 400, body: { code: "own_account" } });
  expect(await left(id)).toMatchObject(luz);
});

test("who left is erased by her name, once", async () => {
  const office = await aSession();
  const { id } = await aStaffMember({ ...luz, isActive: false });
  expect((await post(office, id, "Luz Andi")).body.field_errors).toHaveProperty("name");
  expect((await post(office, id)).status).toBe(200);
  expect(await left(id)).not.toMatchObject({ lastName: luz.lastName });
  expect((await post(office, id)).body.code).toBe("person_erased");
});
