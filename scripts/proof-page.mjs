import { relative } from "node:path";
import { root } from "./root.mjs";

/** @typedef {{ name: string, file: string, seconds: number, isPassed: boolean, figures: string[] }} Claim */
/** @typedef {{ name: string, claims: Claim[], seconds: number }} Part */
/** @typedef {{ day: string, version: string, commit: string, machine: string }} Occasion */

/** @param {string} text */
const inCell = (text) => text.replaceAll("|", "\\|").replaceAll(/\s+/g, " ").trim();

/** @param {string[]} heads @param {(string | number)[][]} rows */
const table = (heads, rows) =>
  [heads, heads.map(() => "---"), ...rows]
    .map((cells) => `| ${cells.map((cell) => inCell(String(cell))).join(" | ")} |`)
    .join("\n");

/** @param {Claim[]} claims */
function filesOf(claims) {
  const files = Map.groupBy(claims, ({ file }) => relative(root, file));
  return [...files].map(([file, claims]) => ({
    file,
    claims: claims.length,
    seconds: claims.reduce((sum, { seconds }) => sum + seconds, 0),
  }));
}

/** @param {Occasion} occasion @param {Part[]} parts */
export function proofPage({ day, version, commit, machine }, parts) {
  const all = parts.flatMap(({ claims }) => claims);
  const failed = all.filter(({ isPassed }) => !isPassed);
  const measured = all.filter(({ figures }) => figures.length > 0);
  const longest = filesOf(all).sort((one, other) => other.seconds - one.seconds);
  const sections = [
    `# Proof of ${day}`,
    `Faena ${version}, ${commit}. ${machine}.`,
    table(
      ["part", "claims", "failed", "seconds"],
      parts.map(({ name, claims, seconds }) => [
        name,
        claims.length,
        claims.filter(({ isPassed }) => !isPassed).length,
        seconds.toFixed(0),
      ]),
    ),
    failed.length > 0 &&
      `## What failed\n\n${failed.map(({ name, file }) => `- ${relative(root, file)}: ${inCell(name)}`).join("\n")}`,
    `## What was measured\n\n${table(
      ["claim", "seconds", "figures"],
      measured.map(({ name, seconds, figures }) => [name, seconds.toFixed(1), figures.join("; ")]),
    )}`,
    `## What took longest\n\n${table(
      ["file", "claims", "seconds"],
      longest.slice(0, 20).map(({ file, claims, seconds }) => [file, claims, seconds.toFixed(1)]),
    )}`,
  ];
  return `${sections.filter(Boolean).join("\n\n")}\n`;
}
