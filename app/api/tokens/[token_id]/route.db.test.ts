import { expect, test } from "vitest";
import { aSession, aToken } from "@/db/testing/factories";
import { call } from "@/lib/http/testing";
import { GET } from "../route";
import { DELETE } from "./route";

const nobody = 2_147_483_647;

test("revokes the caller's own and nobody else's", async () => {
  const mine = await aToken("TECNICO");
  const other = await aToken();
  const revoke = (token_id: number) =>
    call(DELETE, { as: mine, params: { token_id }, method: "DELETE" });
  expect((await revoke(other.token.id)).status).toBe(404);
  expect((await revoke(mine.token.id)).body).toEqual({
    success: true,
    message: expect.any(String),
  });
  expect((await revoke(mine.token.id)).status).toBe(401);
  expect((await call(GET, { as: other })).status).toBe(200);
});

test("a session revokes a token of its user once, and lists it no more", async () => {
  const { user, token } = await aToken("TECNICO");
  const as = await aSession("TECNICO", Promise.resolve(user));
  const revoke = (token_id: number | string) =>
    call(DELETE, { as, params: { token_id }, method: "DELETE" });
  for (const ref of [nobody, 0, "x"]) expect((await revoke(ref)).status).toBe(404);
  expect((await revoke(token.id)).status).toBe(200);
  expect((await revoke(token.id)).status).toBe(404);
  expect((await call(GET, { as })).body.data).toEqual([]);
});

test("needs a caller who may write, before there is such a token", async () => {
  const reader = await aToken("ADMINISTRATIVO", "read");
  for (const token_id of [reader.token.id, nobody]) {
    const asked = { params: { token_id }, method: "DELETE" };
    expect((await call(DELETE, asked)).status).toBe(401);
    expect((await call(DELETE, { ...asked, as: reader })).status).toBe(403);
  }
  expect((await call(GET, { as: reader })).status).toBe(200);
});
