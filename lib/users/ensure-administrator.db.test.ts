import { expect, test } from "vitest";
import { database } from "@/db/client";
import { users } from "@/db/schema";
import { aUser, goodPassword } from "@/db/testing/factories";
import { isPasswordOf } from "../auth/passwords";
import { nobodyAt } from "../kernel/testing";
import { ensureAdministrator } from "./ensure-administrator";

const nobody = () => nobodyAt(new Date());
const given = { email: "jefa@faena.test", password: goodPassword };

test("creates the administrator once, however many start at once", async () => {
  const made = await Promise.all([1, 2, 3].map(() => ensureAdministrator(nobody(), given)));
  expect(made.filter(Boolean)).toHaveLength(1);
  const [user] = await database().select().from(users);
  expect(user).toMatchObject({ email: given.email, role: "ADMINISTRATIVO", isActive: true });
  expect(await isPasswordOf(user?.passwordHash ?? null, goodPassword)).toBe(true);
});

test("leaves an existing one alone, whatever its case", async () => {
  const user = await aUser({ email: "Jefa@faena.test", isActive: false, role: "TECNICO" });
  expect(await ensureAdministrator(nobody(), given)).toBe(false);
  expect(await database().select().from(users)).toEqual([user]);
});

test("says what a weak password lacks", async () => {
  await expect(
    ensureAdministrator(nobody(), { ...given, password: "12345678" }),
  ).rejects.toMatchObject({ code: "weak_password" });
});
