import { asc, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { database } from "@/db/client";
import { custodyChainItems as items, worksheets } from "@/db/schema";
import * as make from "@/db/testing/factories";
import { call } from "@/lib/http/testing";
import { POST } from "./route";

let office: Awaited<ReturnType<typeof make.aSession>>;

beforeEach(async () => {
  office = await make.aSession();
});

const renumber = (custody_chain_id: unknown, as: { cookie: string } = office) =>
  call(POST, { as, body: { custody_chain_id } });

async function aChainNumbered(...sequences: number[]) {
  const chain = await make.aCustodyChain();
  for (const sequence of sequences)
    await make.aCustodyChainItem({
      chainId: chain.id,
      equipmentId: (await make.anEquipment()).id,
      sequence,
    });
  return chain;
}

const numbersOf = async (chainId: number) =>
  (
    await database().select().from(items).where(eq(items.chainId, chainId)).orderBy(asc(items.id))
  ).map(({ sequence }) => sequence);

test.each([[[1, 2, 3]], [[3, 1, 2]], [[2, 3, 1]], [[7, 9, 1, 4]], [[]]])(
  "numbers %j by id from 1",
  async (sequences) => {
    const chain = await aChainNumbered(...sequences);
    const other = await aChainNumbered(5);
    const { status, body } = await renumber(chain.id);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      message: expect.any(String),
      data: { custody_chain_id: chain.id, updated_items: sequences.length },
    });
    expect(await numbersOf(chain.id)).toEqual(sequences.map((_, index) => index + 1));
    expect(await numbersOf(other.id)).toEqual([5]);
  },
);

test("a technician of the field may", async () => {
  const chain = await aChainNumbered(2, 1);
  expect((await renumber(chain.id, await make.aSession("TECNICO"))).status).toBe(200);
});

test("refuses while the sheet is not in progress or is locked", async () => {
  const chain = await aChainNumbered(2, 1);
  for (const state of [
    { status: "LIQUIDATED" as const },
    { status: "INVOICED" as const },
    { status: "CANCELLED" as const },
    { status: "IN_PROGRESS" as const, isClosed: true },
  ]) {
    await database().update(worksheets).set(state);
    expect((await renumber(chain.id)).status).toBe(400);
  }
  expect(await numbersOf(chain.id)).toEqual([2, 1]);
});

test("an unknown chain is 404, a bad id 400", async () => {
  expect((await renumber(2_147_483_647)).status).toBe(404);
  for (const id of [undefined, null, "1", 0, 2_147_483_648])
    expect(await renumber(id)).toMatchObject({
      status: 400,
      body: { field_errors: { custody_chain_id: [expect.any(String)] } },
    });
});

test("two at once leave the codes whole", async () => {
  const chain = await aChainNumbered(4, 3, 2, 1);
  const answers = await Promise.all([renumber(chain.id), renumber(chain.id)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await numbersOf(chain.id)).toEqual([1, 2, 3, 4]);
});
