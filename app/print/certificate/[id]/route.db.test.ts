import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { database } from "@/db/client";
import { dispositionCertificates, settings, worksheets } from "@/db/schema";
import { aCustodyChain, aSession, aToken, aWorksheet } from "@/db/testing/factories";
import { dayOf } from "@/lib/dates";
import { pagesOf } from "@/lib/pdf/testing";
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
  return (await pagesOf(await bytesOf(answer))).map(({ words }) => words).join("\n");
}

const numbers = async () =>
  (await database().select().from(dispositionCertificates)).map(({ number }) => number);

async function aSheetWithChains(given: Parameters<typeof aWorksheet>[0] = {}) {
  const sheet = await aWorksheet({ status: "LIQUIDATED", ...given });
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

  test("draws its number once and prints the same bytes from then on", async () => {
    const sheet = await aSheetWithChains();
    const first = await ask(sheet.id, await asOffice());
    expect(first.headers.get("content-disposition")).toContain(`FAE-CDF-${year}-0001.pdf`);
    const token = { authorization: `Bearer ${(await aToken("TECNICO", "read")).bearer}` };
    const second = await ask(sheet.id, token);
    expect(Buffer.from(await bytesOf(first)).equals(await bytesOf(second))).toBe(true);
    expect(await numbers()).toEqual([`FAE-CDF-${year}-0001`]);
  });

  test("two at once draw one number, and two sheets two in a row", async () => {
    const [one, other] = [await aSheetWithChains(), await aSheetWithChains()];
    const office = await asOffice();
    const answers = await Promise.all(
      [one, one, other, one, other].map(({ id }) => ask(id, office)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect((await numbers()).sort()).toEqual([`FAE-CDF-${year}-0001`, `FAE-CDF-${year}-0002`]);
  });

  test("before the sheet is settled it is a draft without a number", async () => {
    const sheet = await aSheetWithChains({ status: "IN_PROGRESS" });
    const words = await wordsOf(sheet.id);
    expect(words).toContain("BORRADOR");
    expect(words).not.toContain("CDF-2");
    expect(await numbers()).toEqual([]);
    await database()
      .update(worksheets)
      .set({ status: "INVOICED" })
      .where(eq(worksheets.id, sheet.id));
    expect(await wordsOf(sheet.id)).toContain(`FAE-CDF-${year}-0001`);
  });

  test("a sheet that is opened again keeps its number, as a draft", async () => {
    const sheet = await aSheetWithChains();
    await wordsOf(sheet.id);
    await database()
      .update(worksheets)
      .set({ status: "IN_PROGRESS" })
      .where(eq(worksheets.id, sheet.id));
    const words = await wordsOf(sheet.id);
    expect(words).toContain("BORRADOR");
    expect(words).toContain(`FAE-CDF-${year}-0001`);
  });

  test("a sheet without chains certifies nothing and draws no number", async () => {
    const sheet = await aWorksheet({ status: "LIQUIDATED" });
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
