import { expect, test } from "vitest";
import { aSession, aUser } from "@/db/testing/factories";
import { GET } from "./route";

const ask = (query: string, cookie = "") =>
  GET(new Request(`http://localhost/users/export?${query}`, { headers: { cookie } }));

test("gives everybody who matches, and no secret", async () => {
  const { cookie } = await aSession();
  await aUser({ lastName: "Ávila", role: "TECNICO", passwordHash: "$argon2id$secret" });
  const answer = await ask("format=csv&search=avila&role=TECNICO", cookie);
  const text = await answer.text();
  expect(text.trim().split("\r\n")).toHaveLength(2);
  expect(text).toContain("Ávila");
  expect(text).not.toContain("argon2");
});

test("is for administrators only", async () => {
  const { cookie } = await aSession("TECNICO");
  expect((await ask("", cookie)).status).toBe(403);
  expect((await ask("")).status).toBe(401);
});
