import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { POST as login } from "@/app/accounts/login/route";
import { GET as tokens } from "@/app/api/tokens/route";
import { database } from "@/db/client";
import { sessions, users } from "@/db/schema";
import { anAccount, aSession, aToken, aUser, goodPassword } from "@/db/testing/factories";
import { call } from "@/lib/http/testing";
import { DELETE, GET, PUT } from "./route";

let office: Awaited<ReturnType<typeof aSession>>;

beforeEach(async () => {
  office = await aSession();
});

type Session = typeof office;
const put = (user_id: number, body: object, as: Session = office) =>
  call(PUT, { as, params: { user_id }, body, method: "PUT" });
const remove = (user_id: number, as: Session = office) =>
  call(DELETE, { as, params: { user_id }, method: "DELETE" });
const isIn = async (as: Session) => (await call(tokens, { as })).status === 200;

test("gets one", async () => {
  const user = await aUser({ role: "TECNICO", notes: "Turno 14 × 7" });
  const { status, body } = await call(GET, { as: office, params: { user_id: user.id } });
  expect(status).toBe(200);
  expect(body.data).toMatchObject({ id: user.id, email: user.email, notes: "Turno 14 × 7" });
});

test("changes the given fields and leaves the others", async () => {
  const user = await aUser({ notes: "antes", signatureName: "A. C." });
  const { status, body } = await put(user.id, { notes: null, last_name: "Vera" });
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    notes: null,
    last_name: "Vera",
    first_name: user.firstName,
    siganture_name: "A. C.",
  });
});

test.each([
  ["a taken e-mail", { email: "otro@faena.test" }, "email"],
  ["null where required", { email: null }, "email"],
  ["a weak password", { password: "12345678" }, "password"],
  [
    "a password like the name given with it",
    { first_name: "Corriente", password: "corriente1" },
    "password",
  ],
])("refuses %s and changes nothing", async (_, body, field) => {
  await aUser({ email: "otro@faena.test" });
  const user = await aUser();
  const answer = await put(user.id, { notes: "x", ...body });
  expect(answer.status).toBe(400);
  expect(Object.keys(answer.body.field_errors)).toEqual([field]);
  const [same] = await database().select().from(users).where(eq(users.id, user.id));
  expect(same).toEqual(user);
});

test("a new password ends that user's sessions at once, the actor's own present one excepted", async () => {
  const other = await aSession("TECNICO");
  const mine = await aSession("ADMINISTRATIVO", Promise.resolve(office.user));
  await put(other.user.id, { password: goodPassword });
  expect([await isIn(other), await isIn(office)]).toEqual([false, true]);
  await put(office.user.id, { password: goodPassword });
  expect([await isIn(mine), await isIn(office)]).toEqual([false, true]);
  const form = { username: other.user.email, password: goodPassword };
  expect((await call(login, { form })).status).toBe(200);
});

test("a new password ends that user's tokens, and those of nobody else", async () => {
  const [his, another] = [await aToken("TECNICO"), await aToken("TECNICO")];
  const works = async ({ bearer }: { bearer: string }) =>
    (await call(tokens, { as: { bearer } })).status === 200;
  await put(his.user.id, { notes: "Turno 14 × 7" });
  expect(await works(his)).toBe(true);
  await put(his.user.id, { password: goodPassword });
  expect([await works(his), await works(another)]).toEqual([false, true]);
});

test("a deactivated user is out at once, by session, token and password", async () => {
  const user = await anAccount({ role: "TECNICO" });
  const session = await aSession("TECNICO", Promise.resolve(user));
  const token = await aToken("TECNICO");
  expect((await put(user.id, { is_active: false })).body.data.is_active).toBe(false);
  expect((await put(token.user.id, { is_active: false })).status).toBe(200);
  expect(await isIn(session)).toBe(false);
  expect(await database().$count(sessions, eq(sessions.userId, user.id))).toBe(0);
  expect((await call(tokens, { as: token })).status).toBe(401);
  const form = { username: user.email, password: goodPassword };
  expect((await call(login, { form })).status).toBe(401);
});

test("deletes: gone from lists, out at once, 404 afterwards", async () => {
  const session = await aSession("TECNICO");
  const { status, body } = await remove(session.user.id);
  expect(status).toBe(200);
  expect(body).toEqual({ success: true, message: expect.any(String) });
  expect(await isIn(session)).toBe(false);
  expect((await remove(session.user.id)).status).toBe(404);
  expect((await put(session.user.id, {})).status).toBe(404);
});

test("one's own user can be neither deleted nor deactivated", async () => {
  await aSession();
  expect(await remove(office.user.id)).toMatchObject({
    status: 400,
    body: { code: "own_account" },
  });
  expect(await put(office.user.id, { is_active: false })).toMatchObject({
    status: 400,
    body: { code: "own_account" },
  });
});

test("the last active administrator keeps the role", async () => {
  await aUser({ isActive: false });
  expect(await put(office.user.id, { role: "TECNICO" })).toMatchObject({
    status: 400,
    body: { code: "last_administrator" },
  });
  await aUser();
  expect((await put(office.user.id, { role: "TECNICO" })).status).toBe(200);
});

test.each([
  ["delete", (id: number, as: Session) => remove(id, as)],
  ["deactivate", (id: number, as: Session) => put(id, { is_active: false }, as)],
  ["demote", (id: number, as: Session) => put(id, { role: "TECNICO" }, as)],
])("two administrators who %s each other at once leave one", async (_, act) => {
  const other = await aSession();
  const answers = await Promise.all([act(other.user.id, office), act(office.user.id, other)]);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused).toHaveLength(1);
  expect(refused[0]?.status).toBeGreaterThanOrEqual(400);
  expect(refused[0]?.status).toBeLessThan(500);
});

test.each(["0", "abc", "2147483648", "-1"])("no user is called %s", async (user_id) => {
  expect((await call(GET, { as: office, params: { user_id } })).status).toBe(404);
});
