import { groupedBy } from "../values/rows";
import { type Duty, duties } from "./duties";
import { held } from "./held";
import type { HeldTable } from "./held-table";
import { type Fate, isDuty, personalColumns } from "./held-table";

const columns = ({ about, named, who, words, secret }: HeldTable) =>
  [
    ["of the person", about],
    ["named", named],
    ["who did it", who],
    ["free words", words],
    ["secret", secret],
  ] as const;

const listed = (table: HeldTable): string =>
  columns(table)
    .filter(([, names]) => names.length > 0)
    .map(([head, names]) => `- ${head}: ${shown(names)}`)
    .concat(fates(table))
    .join("\n");

const shown = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(", ");

const deeds: Record<Exclude<Fate, Duty>, string> = {
  deleted: "erased with the row",
  replaced: "erased, with a neutral word in its place",
  blanked: "erased, left empty",
};

const fates = (table: HeldTable): string[] =>
  [...groupedBy(personalColumns(table), (name) => table.fates[name])].flatMap(([fate, names]) =>
    fate === undefined
      ? []
      : `- ${isDuty(fate) ? "kept" : deeds[fate]}: ${shown(names)}${isDuty(fate) ? `, for ${duties[fate].why}` : ""}`,
  );

const section = ([name, table]: [string, HeldTable]): string =>
  `### ${name}\n\n${table.whom ?? "Nobody, but for who made and changed it and what is written in free words"}. ${table.why} ${table.howLong}\n\n${listed(table) || "- nothing of a person"}`;

/** The part of `docs/privacy.md` that lists the tables. */
export const tablesOfDocument = (): string => Object.entries(held).map(section).join("\n\n");
