import { describe, expect, test } from "vitest";
import { pagesIn } from "../pdf/testing";
import { drawing } from "./blocks";
import { headAndFootOf } from "./head-and-foot";
import type { Letterhead } from "./letterhead";
import { printPaper } from "./paper";
import { addTable, tableSpace } from "./table";
import type { PaperTable } from "./table-layout";
import { aCompany } from "./testing";

const letterhead: Letterhead = { company: aCompany, title: "Prueba", number: null };
const spec = { title: "Prueba", author: "Faena", day: "2026-03-01", shape: "portrait" as const };

const print = (table: PaperTable<string>) =>
  printPaper(spec, headAndFootOf(letterhead), (paper) => addTable(paper, table));

const columns: PaperTable<string>["columns"] = [
  { header: "N.º", width: 26, align: "right", cell: (_, at) => String(at + 1) },
  { header: "Texto", width: 40, grow: 1, cell: (row) => row },
];

describe("a table over pages", () => {
  test("200 rows: each once, in order, the head on every page, the totals once with the last row", async () => {
    const rows = Array.from({ length: 200 }, (_, at) => `fila<${at + 1}>`);
    const pages = await pagesIn(await print({ columns, rows, totals: ["", "suma final"] }));
    const words = pages.map((page) => page.words);
    expect(pages.length).toBeGreaterThan(3);
    for (const page of words) expect(page).toMatch(/N\.º ?Texto/);
    expect(words.join("").match(/fila<\d+>/g)).toEqual(rows);
    expect(words.join("").match(/suma final/g)).toHaveLength(1);
    expect(words.at(-1)).toMatch(/fila<200> ?suma final/);
  });

  test("a row taller than a page goes on over the pages without losing a word", async () => {
    const long = Array.from({ length: 3000 }, (_, at) => `palabra${at}.`);
    const pages = await pagesIn(
      await print({ columns, rows: ["antes", long.join(" "), "después"] }),
    );
    const words = pages.map((page) => page.words).join("");
    expect(pages.length).toBeGreaterThan(2);
    expect(words.match(/palabra\d+\./g)).toEqual(long);
    expect(words.indexOf("antes")).toBeLessThan(words.indexOf("palabra0."));
    expect(words.indexOf("después")).toBeGreaterThan(words.indexOf("palabra2999."));
  });

  test("without rows it says so", async () => {
    const [page] = await pagesIn(await print({ columns, rows: [], empty: "Sin equipos." }));
    expect(page?.words).toContain("Sin equipos.");
  });

  test("the totals never stand alone below a head", async () => {
    for (let count = 40; count < 50; count += 1) {
      const rows = Array.from({ length: count }, (_, at) => `fila<${at + 1}>`);
      const pages = await pagesIn(await print({ columns, rows, totals: ["", "suma final"] }));
      expect(pages.at(-1)?.words).toContain(`fila<${count}>`);
    }
  }, 30_000);

  test("what follows takes the last rows along where it has no room below them", async () => {
    const after = drawing(120, (pen, { x, y }) =>
      pen.text("firmas", x, y + 10, { weight: "regular", size: 8 }, "ink"),
    );
    for (let count = 30; count < 50; count += 1) {
      const rows = Array.from({ length: count }, (_, at) => `fila<${at + 1}>`);
      const bytes = await printPaper(spec, headAndFootOf(letterhead), (paper) => {
        addTable(paper, { columns, rows, after });
        paper.add(after);
      });
      const words = (await pagesIn(bytes)).map((page) => page.words);
      expect(words.join("").match(/fila<\d+>/g)).toEqual(rows);
      expect(words.at(-1)).toContain("firmas");
      expect(words.at(-1)).toContain(`fila<${count}>`);
    }
  }, 30_000);

  test("a few rows go whole with what follows, even from the first page; an empty table, too", async () => {
    const after = drawing(120, (pen, { x, y }) =>
      pen.text("firmas", x, y + 10, { weight: "regular", size: 8 }, "ink"),
    );
    for (const rows of [[], ["fila<1>"], ["fila<1>", "fila<2>", "fila<3>"]]) {
      const bytes = await printPaper(spec, headAndFootOf(letterhead), (paper) => {
        paper.y += paper.wholeRoom() - 130;
        addTable(paper, { columns, rows, after });
        paper.add(after);
      });
      const words = (await pagesIn(bytes)).map((page) => page.words);
      expect(words).toHaveLength(2);
      expect(words[0]).not.toContain("Texto");
      expect(words[1]).toContain(rows.at(-1) ?? "Sin registros.");
      expect(words[1]).toContain("firmas");
    }
  });

  test("its space is what it takes", async () => {
    const rows = ["una", "dos ".repeat(200), "tres"];
    for (const table of [
      { columns, rows: [] },
      { columns, rows, totals: ["", "suma"] },
    ])
      await printPaper(spec, headAndFootOf(letterhead), (paper) => {
        const { y } = paper;
        addTable(paper, table, 0);
        expect(paper.y - y).toBeCloseTo(tableSpace(table).height(paper.frame.width), 6);
      });
  });

  test("a row that has no room below what stands before it takes its head along", async () => {
    const row = Array.from({ length: 700 }, (_, at) => `palabra${at}.`).join(" ");
    const bytes = await printPaper(spec, headAndFootOf(letterhead), (paper) => {
      paper.y += paper.wholeRoom() * 0.45;
      addTable(paper, { columns, rows: [row] });
    });
    const words = (await pagesIn(bytes)).map((page) => page.words);
    expect(words).toHaveLength(2);
    expect(words[0]).not.toContain("Texto");
    expect(words[1]).toMatch(/Texto.*palabra0\..*palabra699\./);
  });
});
