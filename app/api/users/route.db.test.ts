import { beforeEach, expect, test } from "vitest";
import { POST as login } from "@/app/accounts/login/route";
import { database } from "@/db/client";
import { changes, idempotencyKeys, users } from "@/db/schema";
import { aSession, aUser, goodPassword } from "@/db/testing/factories";
import { call } from "@/lib/http/testing";
import { GET, POST } from "./route";

const person = {
  email: "lucia.andrade@faena.test",
  first_name: "Lucía",
  last_name: "Andrade",
  role: "TECNICO",
  password: goodPassword,
};
let office: Awaited<ReturnType<typeof aSession>>;

beforeEach(async () => {
  office = await aSession();
});

test("creates a user who can sign in; the password is never told", async () => {
  const body = { ...person, siganture_name: "Ing. L. Andrade", siganture_role: "Supervisora" };
  const created = await call(POST, { as: office, body });
  expect(created.status).toBe(201);
  const { password, ...told } = body;
  expect(created.body.data).toMatchObject({ ...told, is_active: true, notes: null });
  expect(JSON.stringify(created.body)).not.toContain("password");
  const form = { username: "LUCIA.andrade@faena.test", password };
  expect((await call(login, { form })).status).toBe(200);
  const log = JSON.stringify(await database().select().from(changes).orderBy(changes.id));
  expect(log).not.toContain("argon2");
});

test.each([
  ["a taken e-mail, whatever its case", { email: "LUCIA.ANDRADE@faena.test" }, "email"],
  ["no e-mail address", { email: "lucia" }, "email"],
  ["an unknown role", { role: "JEFE" }, "role"],
  ["a missing name", { first_name: undefined }, "first_name"],
  ["a NUL", { last_name: "a\0" }, "last_name"],
  ["100 kB", { notes: "x".repeat(100_000) }, "notes"],
  ["null where required", { last_name: null }, "last_name"],
  ["a short password", { password: "Río-26" }, "password"],
  ["a common password", { password: "sunshine1" }, "password"],
  ["a password of digits", { password: "8401937265" }, "password"],
  ["a password like the name", { password: "lucia.andrade" }, "password"],
])("refuses %s and writes nothing", async (_, given, field) => {
  await aUser({ email: "lucia.andrade@faena.test" });
  const body = { ...person, email: "otra@faena.test", ...given };
  const answer = await call(POST, { as: office, body });
  expect(answer.status).toBe(400);
  expect(Object.keys(answer.body.field_errors)).toEqual([field]);
  expect(await database().$count(users)).toBe(2);
});

test("a deleted user's e-mail is free again", async () => {
  await aUser({ email: person.email, isDeleted: true });
  expect((await call(POST, { as: office, body: person })).status).toBe(201);
});

test("keeps nothing of the password for replays", async () => {
  await call(POST, { as: office, body: person, headers: { "Idempotency-Key": "uno" } });
  const kept = await database().select().from(idempotencyKeys);
  expect(kept).toHaveLength(1);
  expect(JSON.stringify(kept)).not.toContain(goodPassword);
});

test("lists a page at a time by surname, searched without accents and filtered", async () => {
  await aUser({ firstName: "Rosa", lastName: "Ávila" });
  await aUser({ firstName: "Luis", lastName: "Zambrano", role: "TECNICO", isActive: false });
  await aUser({ isDeleted: true });
  const names = async (query: Record<string, string | number | boolean>) => {
    const { body } = await call(GET, { as: office, query });
    return body.data.map((row: { last_name: string }) => row.last_name);
  };
  expect(await names({})).toEqual(["Ávila", "Cevallos", "Zambrano"]);
  expect(await names({ search: "avila" })).toEqual(["Ávila"]);
  expect(await names({ role: "TECNICO" })).toEqual(["Zambrano"]);
  expect(await names({ is_active: false })).toEqual(["Zambrano"]);
  expect(await names({ page: 2, page_size: 2 })).toEqual(["Zambrano"]);
  expect((await call(GET, { as: office })).body).toMatchObject({ count: 3, page_size: 50 });
});
