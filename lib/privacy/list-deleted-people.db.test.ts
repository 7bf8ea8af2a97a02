import { expect, test } from "vitest";
import { aStaffMember, aUser } from "@/db/testing/factories";
import { countQueries } from "@/db/testing/queries";
import { memberAt } from "../kernel/testing";
import { listDeletedPeople } from "./list-deleted-people";

const whole = { page: null } as const;
const gone = { isDeleted: true };

test("who was deleted and not erased is listed, a page at a time, in two queries", async () => {
  const ctx = await memberAt(new Date());
  const user = await aUser({ ...gone, lastName: "Andi", email: "andi@faena.test" });
  const member = await aStaffMember({ ...gone, lastName: "Tapuy", dni: "1500000017" });
  await aUser({ ...gone, erasedAt: new Date() });
  await aStaffMember({ ...gone, erasedAt: new Date() });
  await aStaffMember({ isActive: false });
  const found = async (asked: object) =>
    (await listDeletedPeople(ctx, { ...whole, ...asked })).rows.map(({ kind, id }) => [kind, id]);
  expect(new Set(await found({}))).toEqual(
    new Set([
      ["technical", member.id],
      ["user", user.id],
    ]),
  );
  expect(await found({ search: "ANDI@faena" })).toEqual([["user", user.id]]);
  expect(await found({ search: "1500000017 tapuy" })).toEqual([["technical", member.id]]);
  const asked = { page: { page: 2, pageSize: 1 } };
  const { rows, total } = await listDeletedPeople(ctx, asked);
  expect([rows.length, total]).toEqual([1, 2]);
  expect(await countQueries(() => listDeletedPeople(ctx, asked))).toBe(2);
});
