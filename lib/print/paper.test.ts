import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { PDFDocument } from "pdf-lib";
import { describe, expect, test } from "vitest";
import { pagesIn } from "../pdf/testing";
import { addProse } from "./add-prose";
import { facts } from "./form-blocks";
import { headAndFootOf } from "./head-and-foot";
import { printPaper } from "./paper";
import { signatures } from "./signatures";
import { aSmallPaper, aCompany as company } from "./testing";
import { ticks } from "./ticks";

const letterhead = { company, title: "Guía", number: "GDR-0000001", watermark: "BORRADOR" };

const print = (value: string, day = "2026-03-01") =>
  printPaper(
    { title: "Guía", author: company.name, day, shape: "portrait" },
    headAndFootOf(letterhead),
    (paper) => {
      paper.add(facts([{ label: "Cliente", value }], 2));
      paper.add(ticks([{ label: "Lodos", isTicked: true }], 3));
      addProse(paper, "Observaciones", "Línea. ".repeat(2000));
      paper.add(signatures([{ title: "Origen", name: "Luis Andrade", lines: ["Técnico"] }]));
    },
  );

const digest = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

const program = `
import { createHash } from "node:crypto";
import { aSmallPaper } from "./lib/print/testing.ts";

const bytes = await aSmallPaper();
process.stdout.write(createHash("sha256").update(bytes).digest("hex"));
`;

describe("a printed paper", () => {
  test("is the same bytes for the same data, and others for other data", async () => {
    const [first, again] = [await print("Petrolera"), await print("Petrolera")];
    expect(digest(again)).toBe(digest(first));
    expect(digest(await print("Otra"))).not.toBe(digest(first));
    expect(digest(await print("Petrolera", "2026-03-02"))).not.toBe(digest(first));
  });

  test("is the same bytes in another process", async () => {
    const asked = ["--import", "tsx", "--input-type=module", "-e", program];
    const printed = execFileSync(process.execPath, asked, { encoding: "utf8" });
    expect(printed).toBe(digest(await aSmallPaper()));
  }, 60_000);

  test("is searchable with its accents and signs, the missing ones as boxes", async () => {
    const [page] = await pagesIn(await print("Ñandú, cigüeña, ≥ 3 m³ → ✓ “ñ” 日 áéíóúÁÉÍÓÚü¿¡€°"));
    expect(page?.words).toContain("Ñandú, cigüeña, ≥ 3 m³ → ✓ “ñ”");
    expect(page?.words).toContain("áéíóúÁÉÍÓÚü¿¡€°");
    expect(page?.words).toContain("Ñandú & Compañía");
  });

  test("numbers its pages and says on each what it is", async () => {
    const pages = await pagesIn(await print("Petrolera"));
    expect(pages.length).toBeGreaterThan(1);
    pages.forEach(({ words }, at) => {
      expect(words).toContain(`Página ${at + 1} de ${pages.length}`);
      expect(words).toContain("N.º GDR-0000001");
      expect(words).toContain("BORRADOR");
    });
  });

  test("names its title, its company, its language and the day it bears", async () => {
    const read = await PDFDocument.load(await print("Petrolera"), { updateMetadata: false });
    expect(read.getTitle()).toBe("Guía");
    expect(read.getAuthor()).toBe("Ñandú & Compañía");
    expect(read.getCreationDate()?.toISOString()).toBe("2026-03-01T12:00:00.000Z");
    expect(read.catalog.toString()).toContain("es-EC");
  });

  test("sets a page of 10,000 characters in no more than the glyphs it uses", async () => {
    const bytes = await print("x".repeat(10_000));
    expect(bytes.length).toBeLessThan(60_000);
  });
});
