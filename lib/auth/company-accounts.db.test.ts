import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { database } from "@/db/client";
import { companyAccounts, users } from "@/db/schema";
import { aUser } from "@/db/testing/factories";
import { findByAccount, linkAccount, mayEnter } from "./company-accounts";

const issuer = "https://ingreso.empresa.test";
const told = { trustsEmail: false };
const accountOf = (subject: string) => ({ issuer, subject });
const enters = (sub: string, email: string, email_verified?: boolean, options = told) =>
  mayEnter(
    accountOf(sub),
    { sub, email, ...(email_verified === undefined ? {} : { email_verified }) },
    options,
  );

test("an address counts when the provider has proven it", async () => {
  const { email } = await aUser();
  expect(await enters("1", email, true)).toBe(true);
  expect(await enters("1", email.toUpperCase(), true)).toBe(true);
  expect(await enters("1", email)).toBe(false);
  expect(await enters("1", email, false)).toBe(false);
  expect(await enters("1", "otra@empresa.test", true)).toBe(false);
});

test("the switch trusts an address of which nothing is said, not one that is unproven", async () => {
  const { email } = await aUser();
  const trusting = { trustsEmail: true };
  expect(await enters("1", email, undefined, trusting)).toBe(true);
  expect(await enters("1", email, false, trusting)).toBe(false);
});

test("who came once is known by his account, whatever his address becomes", async () => {
  const user = await aUser();
  await linkAccount(accountOf("1"), user.id);
  expect(await enters("1", "nueva@empresa.test", false)).toBe(true);
  expect(await findByAccount(accountOf("1"))).toMatchObject({ id: user.id });
  expect(await findByAccount({ issuer: "https://otra.test", subject: "1" })).toBeNull();
});

test("nobody else's account takes a user with his address", async () => {
  const user = await aUser();
  await linkAccount(accountOf("1"), user.id);
  expect(await enters("2", user.email, true)).toBe(false);
  await expect(linkAccount(accountOf("2"), user.id)).rejects.toThrow();
});

test("an account stays whose it is while that user is there; gone, it may be another's", async () => {
  const [first, second] = [await aUser(), await aUser()];
  await linkAccount(accountOf("1"), first.id);
  await linkAccount(accountOf("1"), second.id);
  expect(await findByAccount(accountOf("1"))).toMatchObject({ id: first.id });
  await database().update(users).set({ isActive: false }).where(eq(users.id, first.id));
  expect(await enters("1", first.email, true)).toBe(false);
  expect(await enters("1", second.email, true)).toBe(false);
  await database().update(users).set({ isDeleted: true }).where(eq(users.id, first.id));
  expect(await enters("1", second.email, true)).toBe(true);
  await linkAccount(accountOf("1"), second.id);
  expect(await findByAccount(accountOf("1"))).toMatchObject({ id: second.id });
  expect(await database().$count(companyAccounts)).toBe(1);
});
