import { eq, isNull } from "drizzle-orm";
import { expect, test } from "vitest";
import { database } from "@/db/client";
import { accessEvents, apiTokens, loginFailures, sessions, settings, users } from "@/db/schema";
import { anAccount, aUser, goodPassword } from "@/db/testing/factories";
import { countQueries } from "@/db/testing/queries";
import { createToken } from "../auth/create-token";
import { endOtherSessions } from "../auth/end-other-sessions";
import { openCompanySession } from "../auth/open-company-session";
import { revokeToken } from "../auth/revoke-token";
import { signIn } from "../auth/sign-in";
import { signOut } from "../auth/sign-out";
import type { Caller, Context } from "../kernel/context";
import { memberAt, nobodyAt } from "../kernel/testing";
import { SettingsChanges } from "../settings/input";
import { updateSettings } from "../settings/update-settings";
import { createUser } from "../users/create-user";
import { deleteUser } from "../users/delete-user";
import { endUserSessions } from "../users/end-user-sessions";
import { updateUser } from "../users/update-user";
import { forgetAccesses } from "./forget-accesses";
import { listAccesses } from "./list-accesses";

const moment = "2026-03-10T15:00:00Z";
const whole = { page: null } as const;

const told = async (ctx: Context) =>
  (await listAccesses(ctx, whole)).rows.map(({ kind, account, subject }) => [
    kind,
    account,
    subject,
  ]);

const credentials = (username: string, password: string) => ({ username, password, otp: null });

test("who comes in, tries to and goes is told, newest first, with where from", async () => {
  const reader = await memberAt(moment);
  const user = await anAccount({ email: "ana@faena.test" });
  const door = { ...nobodyAt(moment), address: "203.0.113.9", userAgent: "Tableta" };
  await expect(signIn(door, credentials("ANA@faena.test", "no es"))).rejects.toThrow();
  await expect(signIn(door, credentials("Rio-Napo-2026", "no es"))).rejects.toThrow();
  await signIn(door, credentials("ana@faena.test", goodPassword));
  const sessionToken = "el-secreto-de-una-sesion-de-la-empresa";
  const expires = new Date("2026-03-24T15:00:00Z");
  await openCompanySession(door, { sessionToken, userId: String(user.id), expires });
  const [own] = await database().select({ id: sessions.id }).from(sessions);
  const caller: Caller = { user, sessionId: own?.id ?? 0, tokenId: null, scope: "write" };
  const ctx: Context = { ...door, caller };
  await endOtherSessions(ctx);
  await endOtherSessions(ctx);
  await signOut(ctx);
  expect(await told(reader)).toEqual([
    ["SIGN_OUT", "ana@faena.test", null],
    ["SESSIONS_ENDED", "ana@faena.test", "1 sesión cerrada"],
    ["SIGN_IN", "ana@faena.test", "Cuenta de la empresa"],
    ["SIGN_IN", "ana@faena.test", null],
    ["SIGN_IN_FAILED", null, null],
    ["SIGN_IN_FAILED", "ana@faena.test", null],
  ]);
  await database().update(users).set({ isDeleted: true }).where(eq(users.id, user.id));
  const [out] = (await listAccesses(reader, whole)).rows;
  const tried = (await listAccesses(reader, { page: null, kind: "SIGN_IN_FAILED" })).rows;
  expect(tried.map(({ userId }) => userId)).toEqual([null, user.id]);
  expect(await database().select({ account: loginFailures.account }).from(loginFailures)).toEqual([
    { account: expect.stringMatching(/^[0-9a-f]{64}$/) },
  ]);
  expect(out).toMatchObject({ address: "203.0.113.9", userAgent: "Tableta" });
  expect(out).toMatchObject({ userId: user.id, isUserDeleted: true });
});

test("tokens, users, roles and settings that change are told, and nothing that was refused", async () => {
  const ctx = await memberAt(moment, { email: "jefe@faena.test" });
  const { token } = await createToken(ctx, { name: "ERP", scope: "read", expiresInDays: 30 });
  await revokeToken(ctx, { tokenId: token.id });
  await expect(revokeToken(ctx, { tokenId: token.id })).rejects.toThrow();
  const person = {
    email: "eva@faena.test",
    firstName: "Eva",
    lastName: "Tapuy",
    role: "TECNICO",
    password: "Rio-Coca-Crecido-88",
    signatureName: null,
    signatureRole: null,
    notes: null,
  } as const;
  const eva = await createUser(ctx, person);
  await updateUser(ctx, { userId: eva.id, notes: "Guardia B" });
  const expires = new Date("2026-03-24T15:00:00Z");
  const secrets = ["uno", "otro"].map((tokenHash) => ({ userId: eva.id, tokenHash, expires }));
  await database().insert(sessions).values(secrets);
  const erp = { userId: eva.id, name: "ERP", scope: "read", tokenHash: "tercero" } as const;
  await database().insert(apiTokens).values(erp);
  await updateUser(ctx, { userId: eva.id, role: "ADMINISTRATIVO", isActive: false });
  await deleteUser(ctx, { userId: eva.id });
  const changes = {
    upload_limit_mb: 20,
    login_attempts: { max: 5, minutes: 15 },
    operator_blocks: [{ code: "B15", label: "Bloque 15" }],
  };
  await updateSettings(ctx, SettingsChanges.parse(changes));
  await updateSettings(ctx, SettingsChanges.parse(changes));
  expect((await told(ctx)).map(([kind, , subject]) => [kind, subject])).toEqual([
    ["SETTINGS_CHANGED", "Límite por archivo (MB), Intentos de ingreso, Bloques de operadora"],
    ["USER_DELETED", "eva@faena.test: 1 token revocado"],
    ["USER_CHANGED", "eva@faena.test: Técnico → Administración, desactivado, 2 sesiones cerradas"],
    ["USER_CREATED", "eva@faena.test"],
    ["TOKENS_REVOKED", "ERP"],
    ["TOKEN_CREATED", "ERP"],
  ]);
  expect(new Set((await told(ctx)).map(([, account]) => account))).toEqual(
    new Set(["jefe@faena.test"]),
  );
});

const event = (at: string, given: Partial<typeof accessEvents.$inferInsert> = {}) => ({
  at: new Date(at),
  kind: "SIGN_IN" as const,
  address: "10.0.0.1",
  ...given,
});

test("the list is narrowed by kind, person, day of the company and words, in two queries", async () => {
  const ctx = await memberAt(moment);
  const { id: userId } = await aUser();
  await database()
    .insert(accessEvents)
    .values([
      event("2026-03-02T04:59:59Z", { account: "uno@faena.test" }),
      event("2026-03-02T05:00:00Z", { account: "dos@faena.test", userId }),
      event("2026-03-03T04:59:59Z", { account: "tres@faena.test", kind: "SIGN_OUT" }),
      event("2026-03-03T05:00:00Z", { account: "cuatro@faena.test", address: "203.0.113.9" }),
    ]);
  const found = async (asked: object) =>
    (await listAccesses(ctx, { page: null, ...asked })).rows.map(
      ({ account }) => account?.split("@")[0],
    );
  expect(await found({ at_from: "2026-03-02", at_to: "2026-03-02" })).toEqual(["tres", "dos"]);
  expect(await found({ kind: "SIGN_OUT" })).toEqual(["tres"]);
  expect(await found({ userId })).toEqual(["dos"]);
  expect(await found({ search: "203.0" })).toEqual(["cuatro"]);
  const paged = { page: { page: 1, pageSize: 2 } };
  expect(await countQueries(() => listAccesses(ctx, paged))).toBe(2);
});

test("what is older than the settings keep is forgotten", async () => {
  await database().update(settings).set({ accessLogMonths: 6 });
  await database()
    .insert(accessEvents)
    .values([event("2025-09-10T14:59:00Z"), event("2025-09-10T15:01:00Z")]);
  await forgetAccesses(nobodyAt(moment));
  const left = await database().select().from(accessEvents);
  expect(left.map(({ at }) => at.toISOString())).toEqual(["2025-09-10T15:01:00.000Z"]);
});

test("an administrator signs somebody out wherever he is, on record; his tokens go on", async () => {
  const ctx = await memberAt(moment, { email: "jefe@faena.test" });
  const eva = await aUser({ email: "eva@faena.test" });
  const expires = new Date("2026-03-24T15:00:00Z");
  const opened = ["uno", "otro"].map((tokenHash) => ({ userId: eva.id, tokenHash, expires }));
  const foreign = { userId: ctx.caller.user.id, tokenHash: "tercero", expires };
  await database()
    .insert(sessions)
    .values([...opened, foreign]);
  await database()
    .insert(apiTokens)
    .values({ userId: eva.id, name: "ERP", scope: "read", tokenHash: "cuarto" });
  await endUserSessions(ctx, { userId: eva.id });
  await endUserSessions(ctx, { userId: eva.id });
  expect(await told(ctx)).toEqual([
    ["SESSIONS_ENDED", "jefe@faena.test", "eva@faena.test: 2 sesiones cerradas"],
  ]);
  expect(await database().$count(sessions)).toBe(1);
  expect(await database().$count(apiTokens, isNull(apiTokens.revokedAt))).toBe(1);
  await expect(endUserSessions(ctx, { userId: 999_999 })).rejects.toThrow("usuario");
});

test("what was recorded is never changed", async () => {
  await database().insert(accessEvents).values(event("2026-03-02T05:00:00Z"));
  const rewriting = database().update(accessEvents).set({ kind: "SIGN_OUT" });
  await expect(rewriting).rejects.toMatchObject({
    cause: { message: "rows of access_events are added and forgotten, never changed" },
  });
});
