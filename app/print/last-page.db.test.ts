import { expect, test } from "vitest";
import { database } from "@/db/client";
import {
  custodyChainItems,
  custodyChains,
  reservationLines,
  shippingGuideItems,
  vaccinations,
} from "@/db/schema";
import {
  aCustodyChain,
  aMaintenanceSheet,
  anEquipment,
  aReservation,
  aShippingGuide,
  aStaffMember,
  aWorksheet,
} from "@/db/testing/factories";
import { printing } from "@/lib/next/testing";
import { addDays } from "@/lib/values/dates";
import { GET as certificate } from "./certificate/[id]/route";
import { GET as custody } from "./custody/[id]/route";
import { GET as immunisation } from "./immunisation/[id]/route";
import { GET as maintenance } from "./maintenance/[id]/route";
import { GET as quote } from "./quote/[id]/route";
import { GET as guide } from "./shipping/[id]/route";

type Grown = {
  pages: (id: number) => Promise<string[]>;
  id: number;
  counts: [from: number, to: number];
  grow: (count: number) => Promise<unknown>;
};

/** The numbers of rows with which the last page holds no row but what follows them. */
async function standAlone(
  { pages, id, counts: [from, to], grow }: Grown,
  row: RegExp,
  signed: string,
) {
  const alone: number[] = [];
  let longest = 0;
  for (let count = 1; count <= to; count += 1) {
    await grow(count);
    if (count < from) continue;
    const all = await pages(id);
    longest = Math.max(longest, all.length);
    expect(all.join("").match(new RegExp(row, "g"))).toHaveLength(count);
    expect(all.at(-1)).toContain(signed);
    if (!row.test(all.at(-1) ?? "")) alone.push(count);
  }
  expect(longest).toBe(2);
  return alone;
}

test("a certificate's totals and signatures have its last chains above them", async () => {
  const { id: worksheetId } = await aWorksheet({ status: "LIQUIDATED" });
  const grow = (count: number) =>
    database()
      .insert(custodyChains)
      .values({
        worksheetId,
        consecutive: String(98_760_000 + count),
        date: addDays("2026-01-01", count % 31),
        waste: "LODOS",
        contactName: "Luis Andrade",
        status: "COMPLETED",
        barrels: "0.100001",
      });
  const { pages } = printing(certificate);
  const grown: Grown = { pages, id: worksheetId, counts: [18, 40], grow };
  expect(await standAlone(grown, /9876\d{4}/, "Nombre y firma")).toEqual([]);
}, 60_000);

test("a guide's costs, notes and signatures have its last items above them", async () => {
  const { id } = await aShippingGuide({ transportCost: "420.00" });
  const grow = (count: number) =>
    database()
      .insert(shippingGuideItems)
      .values({ guideId: id, description: `Ítem <${count}>`, quantity: "1" });
  const { pages } = printing(guide);
  const grown: Grown = { pages, id, counts: [8, 36], grow };
  expect(await standAlone(grown, /Ítem <\d+>/, "RECIBE")).toEqual([]);
}, 60_000);

test("a quote's figures, conditions and signatures have its last lines above them", async () => {
  const { id: reservationId } = await aReservation({ line: { cost: "1000.00" } });
  const grow = async (count: number) => {
    if (count === 1) return;
    await database()
      .insert(reservationLines)
      .values({
        ...{ reservationId, type: "LVMNOS", quantity: 1, fromDate: "2036-12-01" },
        ...{ toDate: "2036-12-20", cost: `${1000 + count}.00` },
      });
  };
  const { pages } = printing(quote);
  const grown: Grown = { pages, id: reservationId, counts: [8, 40], grow };
  expect(await standAlone(grown, /\$1\.0\d\d,00/, "ACEPTADO POR")).toEqual([]);
}, 60_000);

test("a chain's material and signatures have its last rows above them", async () => {
  const { id: chainId } = await aCustodyChain();
  const grow = async (count: number) => {
    const { id: equipmentId } = await anEquipment({ code: `EQ<${count}>` });
    await database().insert(custodyChainItems).values({ chainId, equipmentId, sequence: count });
  };
  const { pages } = printing(custody);
  const grown: Grown = { pages, id: chainId, counts: [10, 36], grow };
  expect(await standAlone(grown, /EQ<\d+>/, "Nombre y firma")).toEqual([]);
}, 60_000);

test("a record of vaccines has its last doses above its signatures", async () => {
  const { id: staffId } = await aStaffMember();
  const grow = (count: number) =>
    database()
      .insert(vaccinations)
      .values({
        staffId,
        vaccine: "OTHER",
        appliedOn: addDays("2021-01-01", count),
        batchNumber: `L<${count}>`,
      });
  const { pages } = printing(immunisation);
  const grown: Grown = { pages, id: staffId, counts: [10, 44], grow };
  expect(await standAlone(grown, /L<\d+>/, "Nombre y firma")).toEqual([]);
}, 60_000);

test("a maintenance sheet's costs and signatures have the last lines told above them", async () => {
  const { pages } = printing(maintenance);
  const alone: number[] = [];
  for (let count = 10; count <= 50; count += 1) {
    const told = Array.from({ length: count }, (_, at) => `Nota <${at + 1}>`);
    const { id } = await aMaintenanceSheet({ observations: told.join("\n") });
    const all = await pages(id);
    expect(all.join("").match(/Nota <\d+>/g)).toEqual(told);
    expect(all.at(-1)).toContain("Nombre y firma");
    if (!all.at(-1)?.includes(`Nota <${count}>`)) alone.push(count);
  }
  expect(alone).toEqual([]);
}, 60_000);
