import { describe, expect, test } from "vitest";
import { testCodeKey } from "@/db/testing/code-key";
import {
  aCustodyChain,
  aCustodyChainItem,
  anEquipment,
  aSession,
  aToken,
  aVehicle,
  aWorksheet,
} from "@/db/testing/factories";
import { chainCodePrefix, writeChainCode } from "@/lib/custody/chain-code";
import { pagesIn, pagesRead } from "@/lib/pdf/testing";
import { extent } from "@/scripts/testing/extent.mjs";
import { GET } from "./route";

const ask = (id: number | string, headers: Record<string, string> = {}, query = "") =>
  GET(new Request(`http://localhost:3000/print/custody/${id}${query}`, { headers }), {
    params: Promise.resolve({ id: String(id) }),
  });

const bytesOf = async (answer: Response) => new Uint8Array(await answer.arrayBuffer());

async function asOffice() {
  const { cookie } = await aSession();
  return { cookie };
}

async function aLongChain(count: number, given: Parameters<typeof aCustodyChain>[0] = {}) {
  const chain = await aCustodyChain(given);
  await Promise.all(
    Array.from({ length: count }, async (_, at) => {
      const { id } = await anEquipment({ name: `Batería sanitaria <${at + 1}>` });
      await aCustodyChainItem({ chainId: chain.id, equipmentId: id, sequence: at + 1 });
    }),
  );
  return chain;
}

const rowCount = extent(70, 200);

describe("a custody chain on paper", () => {
  test("shows what the chain holds, searchable, to be looked at or saved", async () => {
    const vehicle = await aVehicle({ plate: "QAA-3307" });
    const sheet = await aWorksheet({ finalDispositionReference: "Planta Ñucanchi" });
    const chain = await aLongChain(1, {
      worksheetId: sheet.id,
      vehicleId: vehicle.id,
      driverName: "María Ñato",
      technicianName: "Jaime Grefa",
      startTime: "08:30",
      volumeUnit: "BARRELS",
      barrels: "50",
      gallons: "2100",
      cubicMeters: "7.949361",
      status: "COMPLETED",
      observations: "Sin novedad ≥ 2 m³",
    });
    const answer = await ask(chain.id, await asOffice());
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("application/pdf");
    expect(answer.headers.get("content-disposition")).toContain(
      `inline; filename="CDC-${chain.consecutive}.pdf"`,
    );
    expect(answer.headers.get("cache-control")).toContain("no-store");
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    const bytes = await bytesOf(answer);
    expect(answer.headers.get("x-file-length")).toBe(String(bytes.byteLength));
    const [page] = await pagesIn(bytes);
    for (const words of [
      `N.º ${chain.consecutive}`,
      sheet.seriesCode,
      "15/01/2026",
      "08:30",
      "QAA-3307",
      "María Ñato",
      "Jaime Grefa",
      "Planta Ñucanchi",
      "Barriles (BBL) · medido",
      "2.100,00",
      "7,95",
      "Sin novedad ≥ 2 m³",
      "Batería sanitaria <1>",
      "Página 1 de 1",
    ])
      expect(page?.words).toContain(words);
    expect(page?.words).toMatch(
      /ORIGEN.*Jaime Grefa.*TRANSPORTISTA.*María Ñato.*DESTINO.*Planta Ñucanchi.*Luis Andrade/,
    );
    expect(page?.words).not.toContain("BORRADOR");
    const saved = await ask(chain.id, await asOffice(), "?download=1");
    expect(saved.headers.get("content-disposition")).toMatch(/^attachment/);
  });

  test("is the same bytes each time, whoever looks, and 304 to who has them", async () => {
    const chain = await aLongChain(3);
    const first = await ask(chain.id, await asOffice());
    const second = await ask(chain.id, {
      authorization: `Bearer ${(await aToken("TECNICO", "read")).bearer}`,
    });
    expect(Buffer.from(await bytesOf(second)).equals(await bytesOf(first))).toBe(true);
    const tag = first.headers.get("etag") ?? "";
    expect((await ask(chain.id, { ...(await asOffice()), "if-none-match": tag })).status).toBe(304);
  });

  test(`${rowCount} rows: each once and the code of its own page on every page`, async () => {
    const chain = await aLongChain(rowCount);
    const bytes = await bytesOf(await ask(chain.id, await asOffice()));
    const pages = await pagesIn(bytes);
    expect(pages.length).toBeGreaterThan(2);
    const rows = pages.flatMap(({ words }) => words.match(/Batería sanitaria <\d+>/g) ?? []);
    expect(rows).toHaveLength(rowCount);
    expect(new Set(rows).size).toBe(rowCount);
    const codes: (string | null)[] = [];
    for await (const read of pagesRead(bytes, chainCodePrefix))
      if ("code" in read) codes.push(read.code);
    expect(codes).toEqual(
      pages.map((_, at) =>
        writeChainCode({ consecutive: chain.consecutive, page: at + 1 }, testCodeKey),
      ),
    );
  }, 90_000);

  test("a draft and a void one say so across the page", async () => {
    const office = await asOffice();
    const draft = await pagesIn(await bytesOf(await ask((await aCustodyChain()).id, office)));
    expect(draft[0]?.words).toContain("BORRADOR");
    const gone = await aCustodyChain({ status: "CANCELLED" });
    const cancelled = await pagesIn(await bytesOf(await ask(gone.id, office)));
    expect(cancelled[0]?.words).toContain("ANULADA");
  });

  test("a stranger signs in first; a program is told 401", async () => {
    const { id } = await aCustodyChain();
    expect((await ask(id)).status).toBe(401);
    const browser = await ask(id, { accept: "text/html,*/*" });
    expect(browser.status).toBe(303);
    expect(browser.headers.get("location")).toBe(`/login?next=%2Fprint%2Fcustody%2F${id}`);
  });

  test.each(["0", "x", "99999999999", "2147483647"])("%s is no chain: 404", async (id) => {
    const answer = await ask(id, await asOffice());
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ success: false, code: "not_found" });
  });

  test("a deleted chain is no chain", async () => {
    const { id } = await aCustodyChain({ isDeleted: true });
    expect((await ask(id, await asOffice())).status).toBe(404);
  });
});
