import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { database } from "@/db/client";
import * as make from "@/db/testing/factories";
import { countQueries } from "@/db/testing/queries";
import { listChains } from "../custody/list-chains";
import type { Context } from "../kernel/context";
import { memberAt } from "../kernel/testing";
import { listPartners } from "../partners/list-partners";
import { listReservations } from "../reservations/list-reservations";
import { openLots } from "./lots";
import { inSnapshot, lotByLot, type Read } from "./snapshot";

let ctx: Context;

beforeEach(async () => {
  ctx = await memberAt(new Date());
});

const many = (count: number, from = 1) =>
  database().execute(sql`insert into partners (name, business_tax_id, address)
    select 'Cliente ' || n, lpad(n::text, 13, '0'), 'Coca' from generate_series(${from}::int, ${count}::int) as n`);

type Asked = { search?: string; page: null; sort?: { field: string; direction: "asc" | "desc" } };

const inLots = <Row>(read: Read<Asked, Row>, asked: Asked, meanwhile = async () => {}) =>
  inSnapshot(ctx, async (ctx) => {
    const lots: (readonly Row[])[] = [];
    for await (const lot of lotByLot(ctx, (asked: Asked) => read(ctx, asked), asked)) {
      lots.push(lot);
      await meanwhile();
    }
    return lots;
  });

test("lots are the whole list in its order, with what it asks for, of one moment", async () => {
  await many(1_203);
  const asked: Asked = {
    search: "cliente",
    page: null,
    sort: { field: "name", direction: "desc" },
  };
  const whole = await listPartners(ctx, asked);
  const lots = await inLots(listPartners, asked, async () => {
    await make.aPartner({ name: "Cliente de ahora" });
  });
  expect(lots.map((lot) => lot.length)).toEqual([500, 500, 203]);
  expect(lots.flat()).toEqual(whole.rows);
});

test("a list that ends with a lot, and an empty one, end", async () => {
  expect(await inLots(listPartners, { page: null })).toEqual([[]]);
  await many(500);
  const lots = await inLots(listPartners, { page: null });
  expect(lots.map((lot) => lot.length)).toEqual([500, 0]);
});

test("what is joined, missing or counted besides is as in the whole list", async () => {
  for (let made = 0; made < 3; made += 1) await make.aCustodyChain();
  await make.aReservation();
  const asked: Asked = { page: null };
  expect((await inLots(listChains, asked)).flat()).toEqual((await listChains(ctx, asked)).rows);
  const reserved = await listReservations(ctx, asked);
  expect((await inLots(listReservations, asked)).flat()).toEqual(reserved.rows);
});

test("however many lots, the list is asked for once and nothing is counted again", async () => {
  await many(400);
  const few = await countQueries(() => inLots(listPartners, { page: null }));
  await many(1_400, 401);
  expect(await countQueries(() => inLots(listPartners, { page: null }))).toBe(few + 2);
});

test("totals are summed with the first lot alone", async () => {
  for (let made = 0; made < 5; made += 1) await make.aCustodyChain();
  await inSnapshot(ctx, async (ctx) => {
    const page = { page: 1, pageSize: 2, lots: openLots(ctx, 2) };
    const asked: number[] = [];
    const lots: Awaited<ReturnType<typeof listChains>>[] = [];
    for (let read = 0; read < 3; read += 1)
      asked.push(await countQueries(async () => lots.push(await listChains(ctx, { page }))));
    expect(lots.map(({ rows }) => rows.length)).toEqual([2, 2, 1]);
    const [{ rows: _, ...totals }] = lots as [(typeof lots)[number]];
    expect(lots.at(-1)).toMatchObject(totals);
    const [first = 0, ...later] = asked;
    expect(later).toEqual([first - 2, first - 2]);
  });
});

test("a list that reads no lots says so", async () => {
  const read = async () => ({ rows: [], total: 0, page: null });
  await expect(inLots(read, { page: null })).rejects.toThrow("reads no lots");
});
