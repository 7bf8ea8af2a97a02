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
import { extent, inProof, isProof } from "@/scripts/testing/extent.mjs";
import { GET as certificate } from "./certificate/[id]/route";
import { GET as custody } from "./custody/[id]/route";
import { GET as immunisation } from "./immunisation/[id]/route";
import { GET as maintenance } from "./maintenance/[id]/route";
import { GET as quote } from "./quote/[id]/route";
import { GET as guide } from "./shipping/[id]/route";

type Paper = {
  pages: (id: number) => Promise<string[]>;
  /** Of a new record with so many rows. */
  withRows: (rows: number[]) => Promise<{ id: number }>;
  row: RegExp;
  signed: string;
};

/** Prints it with that many rows, all of which are there. */
async function printed({ pages, withRows, row, signed }: Paper, count: number) {
  const rows = Array.from({ length: count }, (_, at) => at + 1);
  const all = await pages((await withRows(rows)).id);
  const rowsIn = (page = "") => [...page.matchAll(row)].length;
  expect(rowsIn(all.join(""))).toBe(count);
  expect(all.at(-1)).toContain(signed);
  return { pages: all.length, last: rowsIn(all.at(-1)) };
}

/** The number of rows with which it first takes a second page. */
async function firstOfTwoPages(paper: Paper, [one, two]: [number, number]): Promise<number> {
  if (two - one === 1) return two;
  const middle = Math.floor((one + two) / 2);
  const isOne = (await printed(paper, middle)).pages === 1;
  return firstOfTwoPages(paper, isOne ? [middle, two] : [one, middle]);
}

/**
 * The numbers of rows with which the last page holds none. It can only be where the second page begins, until some rows
 * stand there: a proof prints with every number.
 */
async function standAlone(paper: Paper, counts: [number, number]) {
  const [few, many] = counts;
  expect([(await printed(paper, few)).pages, (await printed(paper, many)).pages]).toEqual([1, 2]);
  const alone: number[] = [];
  let last = 0;
  for (
    let count = extent(await firstOfTwoPages(paper, counts), few);
    count <= many && (isProof || last < 4);
    count += 1
  ) {
    const paged = await printed(paper, count);
    last = paged.pages > 1 ? paged.last : 0;
    if (paged.last === 0) alone.push(count);
  }
  return alone;
}

const signed = "Nombre y firma";

inProof(test)(
  "a certificate's totals and signatures have its last chains above them",
  async () => {
    const { pages } = printing(certificate);
    const withRows = async (rows: number[]) => {
      const sheet = await aWorksheet({ status: "LIQUIDATED" });
      const chains = rows.map((row) => ({
        worksheetId: sheet.id,
        consecutive: String(sheet.id * 1_000 + 98_000_000 + row),
        date: addDays("2026-01-01", row % 31),
        waste: "LODOS" as const,
        contactName: "Luis Andrade",
        status: "COMPLETED" as const,
        barrels: "0.100001",
      }));
      await database().insert(custodyChains).values(chains);
      return sheet;
    };
    const row = /\b98\d{6}\b/g;
    expect(await standAlone({ pages, withRows, row, signed }, [18, 40])).toEqual([]);
  },
  60_000,
);

inProof(test)(
  "a guide's costs, notes and signatures have its last items above them",
  async () => {
    const { pages } = printing(guide);
    const withRows = async (rows: number[]) => {
      const paper = await aShippingGuide({ transportCost: "420.00" });
      const items = rows.map((row) => ({
        guideId: paper.id,
        description: `Ítem <${row}>`,
        quantity: "1",
      }));
      await database().insert(shippingGuideItems).values(items);
      return paper;
    };
    const row = /Ítem <\d+>/g;
    expect(await standAlone({ pages, withRows, row, signed: "RECIBE" }, [8, 36])).toEqual([]);
  },
  60_000,
);

inProof(test)(
  "a quote's figures, conditions and signatures have its last lines above them",
  async () => {
    const { pages } = printing(quote);
    const line = {
      type: "LVMNOS",
      quantity: 1,
      fromDate: "2036-12-01",
      toDate: "2036-12-20",
    } as const;
    const withRows = async ([, ...more]: number[]) => {
      const reservation = await aReservation({ line: { cost: "1000.00" } });
      const lines = more.map((row) => ({
        ...line,
        reservationId: reservation.id,
        cost: `${1000 + row}.00`,
      }));
      await database().insert(reservationLines).values(lines);
      return reservation;
    };
    const row = /\$1\.0\d\d,00/g;
    expect(await standAlone({ pages, withRows, row, signed: "ACEPTADO POR" }, [8, 40])).toEqual([]);
  },
  60_000,
);

test("a chain's material and signatures have its last rows above them", async () => {
  const { pages } = printing(custody);
  const units: number[] = [];
  const unit = async (row: number) => {
    units[row] ??= (await anEquipment({ code: `EQ<${row}>` })).id;
    return units[row];
  };
  const withRows = async (rows: number[]) => {
    const chain = await aCustodyChain();
    for (const row of rows)
      await database()
        .insert(custodyChainItems)
        .values({ chainId: chain.id, equipmentId: await unit(row), sequence: row });
    return chain;
  };
  const row = /EQ<\d+>/g;
  expect(await standAlone({ pages, withRows, row, signed }, [10, 36])).toEqual([]);
}, 60_000);

inProof(test)(
  "a record of vaccines has its last doses above its signatures",
  async () => {
    const { pages } = printing(immunisation);
    const withRows = async (rows: number[]) => {
      const person = await aStaffMember();
      const doses = rows.map((row) => ({
        staffId: person.id,
        vaccine: "OTHER" as const,
        appliedOn: addDays("2021-01-01", row),
        batchNumber: `L<${row}>`,
      }));
      await database().insert(vaccinations).values(doses);
      return person;
    };
    const row = /L<\d+>/g;
    expect(await standAlone({ pages, withRows, row, signed }, [10, 44])).toEqual([]);
  },
  60_000,
);

test("a maintenance sheet's costs and signatures have the last lines told above them", async () => {
  const { pages } = printing(maintenance);
  const withRows = (rows: number[]) =>
    aMaintenanceSheet({ observations: rows.map((row) => `Nota <${row}>`).join("\n") });
  const row = /Nota <\d+>/g;
  expect(await standAlone({ pages, withRows, row, signed }, [10, 50])).toEqual([]);
}, 60_000);
