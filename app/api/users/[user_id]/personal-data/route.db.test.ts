import { expect, test } from "vitest";
import { database } from "@/db/client";
import { loginFailures } from "@/db/schema";
import { anAccount, aSession, aToken } from "@/db/testing/factories";
import { call } from "@/lib/http/testing";
import { aPersonOfTwoRecords, nobodysId, unpackExport } from "@/lib/privacy/testing";
import { withSecondFactor } from "@/lib/second-factor/testing";
import { POST } from "./route";

test("nothing of it opens a door", async () => {
  const account = await anAccount();
  const { secret } = await withSecondFactor(account);
  await aSession("ADMINISTRATIVO", Promise.resolve(account));
  const { text, data } = unpackExport(
    await call(POST, { as: await aSession(), params: { user_id: account.id }, method: "POST" }),
  );
  expect(data.tables.sessions).toHaveLength(1);
  expect(data.tables.second_factors).toHaveLength(1);
  expect(data.tables.recovery_codes).toHaveLength(10);
  for (const word of ["_hash", "sealed_secret", "storage_key", "argon2", secret])
    expect(text).not.toContain(word);
});

test("however many rows there are, each comes once", async () => {
  const account = await anAccount();
  const other = await anAccount();
  await database()
    .insert(loginFailures)
    .values(
      Array.from({ length: 1_203 }, (_, at) => ({
        account: (at < 1_201 ? account : other).email,
        address: String(at),
      })),
    );
  const { data } = unpackExport(
    await call(POST, { as: await aSession(), params: { user_id: account.id }, method: "POST" }),
  );
  const places = data.tables.login_failures.map(({ address }: { address: string }) => address);
  expect(places).toEqual(Array.from({ length: 1_201 }, (_, at) => String(at)));
});

test("is for administrators, of somebody", async () => {
  const { account } = await aPersonOfTwoRecords();
  const post = (as: { cookie: string } | { bearer: string }, user_id: number) =>
    call(POST, { as, params: { user_id }, method: "POST" });
  expect((await post(await aSession("TECNICO"), account.id)).status).toBe(403);
  expect((await post(await aToken("ADMINISTRATIVO", "read"), account.id)).status).toBe(403);
  expect((await post(await aSession(), nobodysId)).status).toBe(404);
});
