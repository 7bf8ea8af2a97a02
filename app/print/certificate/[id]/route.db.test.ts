import { describe, expect, test } from "vitest";
import { database } from "@/db/client";
import { dispositionCertificates, settings } from "@/db/schema";
import { aCustodyChain, aSession, aToken, aWorksheet } from "@/db/testing/factories";
import type { worksheetStatuses } from "@/db/values";
import { memberAt } from "@/lib/kernel/testing";
import { pagesIn } from "@/lib/pdf/testing";
import { dayOf } from "@/lib/values/dates";
import { markInvoiced } from "@/lib/worksheets/mark-invoiced";
import { updateWorksheet } from "@/lib/worksheets/update-worksheet";
import { GET } from "./route";

const ask = (id: number | string, headers: Record<string, string> = {}) =>
  GET(new Request(`http://localhost:3000/print/certificate/${id}`, { headers }), {
    params: Promise.resolve({ id: String(id) }),
  });

const asOffice = async () => ({ cookie: (await aSession()).cookie });

const bytesOf = async (answer: Response) => new Uint8Array(await answer.arrayBuffer());

async function wordsOf(id: number) {
  const answer = await ask(id, await asOffice());
  expect(answer.status).toBe(200);
  return (await pagesIn(await bytesOf(answer))).map(({ words }) => words).join("\n");
}

const numbers = async () =>
  (await database().select().from(dispositionCertificates)).map(({ number }) => number);

type Status = (typeof worksheetStatuses)[number];

const become = async (worksheetId: number, status: Status) =>
  updateWorksheet(await memberAt(new Date()), { worksheetId, status });

async function aSheetWithChains({
  status = "LIQUIDATED",
  ...given
}: {
  status?: Status;
  finalDispositionReference?: string;
} = {}) {
  const sheet = await aWorksheet(given);
  const chain = { worksheetId: sheet.id, status: "COMPLETED" as const };
  await aCustodyChain({ ...chain, barrels: "50", cubicMeters: "7.949361", date: "2026-01-10" });
  await aCustodyChain({
    ...chain,
    waste: "LODOS",
    barrels: "23.809524",
    cubicMeters: "3.785410",
    date: "2026-01-09",
  });
  await aCustodyChain({ ...chain, status: "CANCELLED", barrels: "999", cubicMeters: "999" });
  if (status !== "IN_PROGRESS") await become(sheet.id, status);
  return sheet;
}

const year = dayOf(new Date(), "America/Guayaquil").slice(0, 4);

describe("the final disposition certificate", () => {
  test("says what was taken, how it is treated and what it comes to", async () => {
    await database()
      .update(settings)
      .set({ documentTexts: { treatment: "Lodos activados y desinfección" } });
    const sheet = await aSheetWithChains({ finalDispositionReference: "Planta Ñuco" });
    const words = await wordsOf(sheet.id);
    for (const expected of [
      `N.º FAE-CDF-${year}-0001`,
      sheet.seriesCode,
      "Ñuco",
      "Lodos activados y desinfección",
      "Aguas negras",
      "Lodos",
      "50,00",
      "23,81",
      "73,81",
      "11,73",
    ])
      expect(words).toContain(expected);
    expect(words).not.toContain("23,809");
    expect(words).not.toContain("999");
    expect(words).not.toContain("BORRADOR");
    expect(words.indexOf("09/01/2026")).toBeLessThan(words.indexOf("10/01/2026"));
  });

  test("has its number from the day the sheet is settled; looking at it writes nothing", async () => {
    const sheet = await aSheetWithChains();
    expect(await numbers()).toEqual([`FAE-CDF-${year}-0001`]);
    const first = await ask(sheet.id, await asOffice());
    expect(first.headers.get("content-disposition")).toContain(`FAE-CDF-${year}-0001.pdf`);
    const token = { authorization: `Bearer ${(await aToken("TECNICO", "read")).bearer}` };
    const second = await ask(sheet.id, token);
    expect(Buffer.from(await bytesOf(first)).equals(await bytesOf(second))).toBe(true);
    expect(await numbers()).toEqual([`FAE-CDF-${year}-0001`]);
  });

  test("a sheet that was settled without it prints without a number, and gets none by that", async () => {
    const sheet = await aWorksheet({ status: "LIQUIDATED" });
    await aCustodyChain({ worksheetId: sheet.id, status: "COMPLETED" });
    expect(await wordsOf(sheet.id)).not.toContain("CDF-2");
    expect(await numbers()).toEqual([]);
  });

  test("two sheets settled at once have two numbers in a row, one settled twice has one", async () => {
    const open = { status: "IN_PROGRESS" } as const;
    const [one, other] = [await aSheetWithChains(open), await aSheetWithChains(open)];
    const ids = [one.id, one.id, other.id, one.id, other.id];
    await Promise.all(ids.map((id, at) => become(id, at % 2 === 0 ? "LIQUIDATED" : "INVOICED")));
    expect((await numbers()).sort()).toEqual([`FAE-CDF-${year}-0001`, `FAE-CDF-${year}-0002`]);
  });

  test("the invoice on file draws it too", async () => {
    const sheet = await aSheetWithChains({ status: "IN_PROGRESS" });
    await markInvoiced(await memberAt(new Date()), { worksheetId: sheet.id });
    expect(await numbers()).toEqual([`FAE-CDF-${year}-0001`]);
  });

  test("before the sheet is settled it is a draft without a number", async () => {
    const sheet = await aSheetWithChains({ status: "IN_PROGRESS" });
    const words = await wordsOf(sheet.id);
    expect(words).toContain("BORRADOR");
    expect(words).not.toContain("CDF-2");
    expect(await numbers()).toEqual([]);
    await become(sheet.id, "INVOICED");
    expect(await wordsOf(sheet.id)).toContain(`FAE-CDF-${year}-0001`);
  });

  test("a sheet that is opened again keeps its number, as a draft", async () => {
    const sheet = await aSheetWithChains();
    await become(sheet.id, "IN_PROGRESS");
    const words = await wordsOf(sheet.id);
    expect(words).toContain("BORRADOR");
    expect(words).toContain(`FAE-CDF-${year}-0001`);
  });

  test("a sheet without chains certifies nothing and draws no number", async () => {
    const sheet = await aWorksheet();
    await become(sheet.id, "LIQUIDATED");
    expect(await wordsOf(sheet.id)).toContain("no tiene cadenas de custodia");
    expect(await numbers()).toEqual([]);
  });

  test("a cancelled sheet's says so", async () => {
    const sheet = await aSheetWithChains({ status: "CANCELLED" });
    expect(await wordsOf(sheet.id)).toContain("ANULADO");
    expect(await numbers()).toEqual([]);
  });

  test("401, 404", async () => {
    expect((await ask(1)).status).toBe(401);
    expect((await ask(123_456, await asOffice())).status).toBe(404);
  });
});
