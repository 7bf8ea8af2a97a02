import { expect, test } from "vitest";
import { pagesIn } from "../pdf/testing";
import { addProse, proseSpace } from "./add-prose";
import { drawing } from "./blocks";
import { headAndFootOf } from "./head-and-foot";
import { type PaperFlow, printPaper } from "./paper";
import { aCompany } from "./testing";

const spec = { title: "Prueba", author: "Faena", day: "2026-03-01", shape: "portrait" as const };

const print = async (write: (paper: PaperFlow) => void) => {
  const head = headAndFootOf({ company: aCompany, title: "Prueba", number: null });
  return (await pagesIn(await printPaper(spec, head, write))).map(({ words }) => words);
};

const signed = drawing(120, (pen, { x, y }) =>
  pen.text("firmas", x, y + 10, { weight: "regular", size: 8 }, "ink"),
);

const linesOf = (count: number) => Array.from({ length: count }, (_, at) => `línea<${at + 1}>`);

test.each([
  1, 2, 6, 7, 20, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 200,
])(
  "signatures have the last of %i lines above them, each line once and in order",
  async (count) => {
    const lines = linesOf(count);
    for (const above of [0, 0.5, 0.8, 0.97]) {
      const pages = await print((paper) => {
        paper.y += paper.wholeRoom() * above;
        addProse(paper, "Notas", lines.join("\n"), { next: signed });
        paper.add(signed);
      });
      expect(pages.join("").match(/línea<\d+>/g)).toEqual(lines);
      expect(pages.at(-1)).toContain(`línea<${count}>`);
      expect(pages.at(-1)).toContain("firmas");
    }
  },
  30_000,
);

test("a text of some lines stays where it has room, and gives its last three lines to the signatures", async () => {
  const pages = await print((paper) => {
    addProse(paper, "Notas", linesOf(55).join("\n"), { next: signed });
    paper.add(signed);
  });
  expect(pages).toHaveLength(2);
  expect(pages[0]).toContain("línea<52>");
  expect(pages[1]).toMatch(/continuación.*línea<53>.*firmas/i);
});

test("its space is what it takes", () =>
  print((paper) => {
    const { y } = paper;
    addProse(paper, "Notas", linesOf(20).join("\n"), { gap: 0 });
    const room = proseSpace("Notas", linesOf(20).join("\n"));
    expect(paper.y - y).toBeCloseTo(room.height(paper.frame.width), 6);
  }));
