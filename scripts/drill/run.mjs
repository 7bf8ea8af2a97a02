import "../runtime.mjs";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ensureBuild } from "../build.mjs";
import { root } from "../root.mjs";
import { workSheetsAt } from "../testing/work-sheets.mjs";
import { faults } from "./faults.mjs";
import { openScene } from "./scene.mjs";
import { suffer } from "./suffer.mjs";

/** @typedef {import("./suffer.mjs").Suffered} Suffered */

/** @type {[string, (row: Suffered) => string | number][]} */
const columns = [
  ["Fault", ({ fault }) => fault],
  ["Requests", ({ requests }) => requests],
  ["Acknowledged writes", ({ acknowledged }) => acknowledged],
  ["Failed requests", ({ failed }) => failed],
  ["Seconds without a primary", ({ untilPrimary }) => untilPrimary],
  ["Seconds until answers were whole", ({ untilWhole }) => untilWhole],
  ["Lost", ({ lost }) => lost],
  ["Doubled", ({ doubled }) => doubled],
];

/** @param {Suffered[]} rows */
function pageOf(rows) {
  const day = new Date().toISOString().slice(0, 10);
  const lines = [
    columns.map(([name]) => name),
    columns.map(() => "---"),
    ...rows.map((row) => columns.map(([, cell]) => cell(row))),
  ];
  const table = lines.map((line) => `| ${line.join(" | ")} |`).join("\n");
  return `# The drill\n\n${day}, by \`npm run drill\` on one machine of two cores; what it puts together and how it is read: [operating Faena](../operate.md#the-drill).\n\n${table}\n`;
}

/** All faults, or those whose names hold one of the words; only all of them are written down. */
async function drill() {
  await ensureBuild();
  const words = process.argv.slice(2);
  const chosen = faults.filter(
    ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
  );
  const scene = await openScene();
  /** @type {Suffered[]} */
  const rows = [];
  try {
    const project = await workSheetsAt(scene.front.address).createProject(scene.cookie);
    for (const fault of chosen) {
      const row = await suffer(scene, project, fault);
      console.log(columns.map(([, cell]) => cell(row)).join(" · "));
      rows.push(row);
    }
    if (words.length === 0) writeFileSync(join(root, "docs", "proofs", "drill.md"), pageOf(rows));
  } finally {
    await scene.close();
    if (rows.length === chosen.length) rmSync(scene.home, { recursive: true, force: true });
    else console.error(`What each program said: ${scene.home}`);
  }
  process.exit(rows.every(({ lost, doubled }) => lost + doubled === 0) ? 0 : 1);
}

await drill();
