import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { decisionFaults } from "./decisions";

const documents = [
  ...["README.md", "CONTRIBUTING.md", "STYLE.md", "CHANGELOG.md", "SECURITY.md"],
  ...readdirSync("docs", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".md"))
    .map((file) => `docs/${file}`),
];

const rooms = /^(app|components|db|lib|e2e|docs|scripts|public|bench|\.ci)\//;
const topLevel = /^([A-Z]+\.md|\.[\w.-]+|(biome|knip|package|tsconfig)\.json|\w+\.config\.ts)$/;

/** Text between backticks that looks like a path of ours. */
const citedIn = (text: string) =>
  [...text.matchAll(/`([^`\s]+)`/g)]
    .map(([, cited]) => cited ?? "")
    .filter(
      (cited) =>
        (rooms.test(cited) || topLevel.test(cited)) && cited !== ".data" && !/[<>{}…]/.test(cited),
    );

/** A name with stars stands for one file at least. */
const exists = (cited: string) =>
  cited.includes("*") ? globSync(cited).length > 0 : existsSync(cited);

const missing = documents.flatMap((document) =>
  citedIn(readFileSync(document, "utf8"))
    .filter((cited) => !exists(cited))
    .map((cited) => `${document}: ${cited} does not exist`),
);

const decisions = readdirSync("docs/decisions").filter((file) => /^\d{4}-/.test(file));
const textOf = (file: string) => readFileSync(`docs/decisions/${file}`, "utf8");
const misled = decisionFaults(
  Object.fromEntries(decisions.map((file) => [file, textOf(file)])),
  textOf("README.md"),
);

const faults = [...missing, ...misled];

if (faults.length > 0) {
  console.error(faults.join("\n"));
  process.exitCode = 1;
} else {
  console.log(
    `${documents.length} documents cite only what exists; ${decisions.length} decisions are dated and listed`,
  );
}
