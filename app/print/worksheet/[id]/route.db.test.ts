import { describe, expect, test } from "vitest";
import { database } from "@/db/client";
import { attachments, settings } from "@/db/schema";
import {
  anAssignment,
  anEquipment,
  aPartner,
  aProject,
  aSession,
  aUser,
  aWorksheet,
  aWorksheetLine,
} from "@/db/testing/factories";
import { anImage } from "@/db/testing/sample-files";
import { aStoredFile } from "@/lib/files/testing";
import { pagesIn } from "@/lib/pdf/testing";
import { eachDay } from "@/lib/values/dates";
import { GET } from "./route";

const ask = (id: number | string, headers: Record<string, string> = {}, asked = "") =>
  GET(new Request(`http://localhost:3000/print/worksheet/${id}${asked}`, { headers }), {
    params: Promise.resolve({ id: String(id) }),
  });

async function print(id: number, user = aUser({ role: "ADMINISTRATIVO" })) {
  const { cookie } = await aSession("ADMINISTRATIVO", user);
  const answer = await ask(id, { cookie });
  expect(answer.status).toBe(200);
  return new Uint8Array(await answer.arrayBuffer());
}

const wordsOf = async (id: number) =>
  (await pagesIn(await print(id))).map(({ words }) => words).join("\n");

async function aPrintedSheet(
  from: string,
  to: string,
  given: Parameters<typeof aWorksheet>[0] = {},
) {
  const partner = await aPartner({ name: "Petrolera Ñandú S.A.", businessTaxId: "1791234567001" });
  const project = await aProject({ partnerId: partner.id, location: "Campo Cóndor" });
  const unit = await anEquipment({ code: "EQ-BSH-77" });
  const assignment = await anAssignment({ projectId: project.id, equipmentId: unit.id });
  const days = eachDay(from, to);
  const sheet = await aWorksheet({
    projectId: project.id,
    periodStart: from,
    periodEnd: to,
    status: "LIQUIDATED",
    serviceType: "Alquiler de baterías sanitarias",
    subtotal: String(days.length * 12.5),
    taxAmount: "10.00",
    total: String(days.length * 12.5 + 10),
    ...given,
  });
  await aWorksheetLine({
    worksheetId: sheet.id,
    kind: "RENT",
    assignmentId: assignment.id,
    equipmentId: unit.id,
    description: "ALQUILER / EQ-BSH-77 / Batería sanitaria",
    referenceDocument: "ALQUILER EQ-BSH-77",
    quantity: String(days.length),
    unitPrice: "12.50",
    subtotal: String(days.length * 12.5),
    billedDays: days,
    isManual: false,
  });
  return sheet;
}

const marksIn = (words: string) => (words.match(/✓/g) ?? []).length - 1;

describe("a work sheet on paper", () => {
  test("shows whose it is, what it bills and what it amounts to", async () => {
    const sheet = await aPrintedSheet("2026-01-01", "2026-01-31", {
      clientOrderReference: "OC-778",
      observations: "Según contrato ≥ 30 días",
    });
    const words = await wordsOf(sheet.id);
    for (const expected of [
      `N.º ${sheet.seriesCode}`,
      "LIQUIDADA",
      "Petrolera Ñandú S.A.",
      "1791234567001",
      "Campo Cóndor",
      "Alquiler de baterías sanitarias",
      "01/01/2026 – 31/01/2026",
      "OC-778",
      "Enero 2026",
      "ALQUILER / EQ-BSH-77 / Batería sanitaria",
      "$12,50",
      "$387,50",
      "$397,50",
      "IVA 15 %",
      "Según contrato ≥ 30 días",
    ])
      expect(words).toContain(expected);
    expect(words).not.toContain("BORRADOR");
    expect(marksIn(words)).toBe(31);
  });

  test.each(["2026-01-31", "2026-03-15"])(
    "the camp's copy to %s tells what was done, and no price, tax or total",
    async (to) => {
      const sheet = await aPrintedSheet("2026-01-01", to, { clientOrderReference: "OC-778" });
      const { cookie } = await aSession("TECNICO");
      const answer = await ask(sheet.id, { cookie }, "?prices=no");
      expect(answer.headers.get("content-disposition")).toContain(
        `${sheet.seriesCode}-campamento.pdf`,
      );
      const pages = await pagesIn(new Uint8Array(await answer.arrayBuffer()));
      const words = pages.map(({ words }) => words).join("\n");
      for (const expected of [
        `N.º ${sheet.seriesCode}`,
        "Copia para el campamento",
        "ALQUILER / EQ-BSH-77 / Batería sanitaria",
        "OC-778",
        "ELABORADO POR",
      ])
        expect(words).toContain(expected);
      for (const secret of ["$", "IVA", "Subtotal", "Total", "unitario", "12,50", "P. unit"])
        expect(words).not.toContain(secret);
      expect(marksIn(words)).toBe(eachDay("2026-01-01", to).length);
    },
  );

  test.each([
    ["2026-01-20", "2026-03-02", 42],
    ["2026-01-01", "2026-03-01", 60],
  ])("a period from %s to %s bills and marks %i days", async (from, to, count) => {
    const words = await wordsOf((await aPrintedSheet(from, to)).id);
    expect(marksIn(words)).toBe(count);
    expect(words).toMatch(new RegExp(`\\b${count}\\b`));
    expect(words).toContain("Febrero 2026");
  });

  test("a quantity set by hand is told apart from the marked days", async () => {
    const sheet = await aPrintedSheet("2026-01-01", "2026-01-31");
    await aWorksheetLine({
      worksheetId: sheet.id,
      kind: "RENT",
      quantity: "7.50",
      subtotal: "75.00",
      manualFields: ["quantity"],
      billedDays: ["2026-01-03"],
    });
    const words = await wordsOf(sheet.id);
    expect(words).toContain("7,50 *");
    expect(words).toContain("cantidad fijada a mano");
  });

  test.each([null, "Según contrato\n".repeat(3)])(
    "totals and signatures never stand alone on a page, observations: %s",
    async (observations) => {
      const sheet = await aPrintedSheet("2026-01-01", "2026-01-31", { observations });
      for (let count = 2; count <= 24; count += 1) {
        await aWorksheetLine({ worksheetId: sheet.id, description: `línea <${count}>` });
        if (count < 12) continue;
        const last = (await pagesIn(await print(sheet.id))).at(-1)?.words;
        expect(last).toContain("Total US$");
        expect(last).toContain(observations ? "Según contrato" : `línea <${count}>`);
      }
    },
    60_000,
  );

  test("200 lines: each once, the amounts on the last page", async () => {
    const sheet = await aPrintedSheet("2026-01-01", "2026-01-31");
    await Promise.all(
      Array.from({ length: 199 }, (_, at) =>
        aWorksheetLine({ worksheetId: sheet.id, description: `Ítem <${at + 2}>` }),
      ),
    );
    const pages = await pagesIn(await print(sheet.id));
    expect(pages.length).toBeGreaterThan(4);
    const lines = pages.flatMap(({ words }) => words.match(/Ítem <\d+>/g) ?? []);
    expect(new Set(lines).size).toBe(199);
    expect(lines).toHaveLength(199);
    expect(pages.at(-1)?.words).toContain("Total US$");
  }, 60_000);

  test("who signs is in the settings: not whoever looks, and the same bytes for all", async () => {
    await database()
      .update(settings)
      .set({
        companyName: "Servicios Petroleros Ñaupa",
        companyTaxId: "1790012345001",
        signatories: [
          { name: "Marlene Cerda", role: "Jefa de operaciones" },
          { name: "Raúl Tanguila", role: "Supervisor" },
        ],
        documentTexts: { header: "Av. Amazonas, Quito", footer: "Copia controlada" },
      });
    const sheet = await aPrintedSheet("2026-01-01", "2026-01-31");
    const first = await print(sheet.id, aUser({ firstName: "Zoila", lastName: "Curiosa" }));
    const second = await print(sheet.id, aUser({ role: "TECNICO", firstName: "Otro" }));
    expect(Buffer.from(first).equals(second)).toBe(true);
    const [page] = await pagesIn(first);
    for (const expected of [
      "Servicios Petroleros Ñaupa",
      "RUC 1790012345001",
      "Av. Amazonas, Quito",
      "Copia controlada",
      "Marlene Cerda",
      "Jefa de operaciones",
      "Raúl Tanguila",
    ])
      expect(page?.words).toContain(expected);
    expect(page?.words).not.toContain("Zoila");
  });

  test("carries the logo of the settings, whatever kind of image it is", async () => {
    const sheet = await aWorksheet();
    const pictures = async () =>
      Buffer.from(await print(sheet.id))
        .toString("latin1")
        .match(/\/Subtype \/Image/g) ?? [];
    expect(await pictures()).toHaveLength(0);
    for (const format of ["png", "webp", "gif"] as const) {
      await database().delete(attachments);
      await aStoredFile({ model: "settings", objectId: 1, field: "logo" }, await anImage(format));
      expect(await pictures()).toHaveLength(1);
    }
  });

  test.each([
    ["IN_PROGRESS", "BORRADOR"],
    ["CANCELLED", "CANCELADA"],
  ] as const)("a sheet that is %s says %s across the page", async (status, word) => {
    const sheet = await aWorksheet({ status });
    expect(await wordsOf(sheet.id)).toContain(word);
  });

  test("401, 404", async () => {
    const { cookie } = await aSession("TECNICO");
    expect((await ask(1)).status).toBe(401);
    expect((await ask(123_456, { cookie })).status).toBe(404);
    const gone = await aWorksheet({ isDeleted: true });
    expect((await ask(gone.id, { cookie })).status).toBe(404);
  });
});
