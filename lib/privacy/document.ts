import { type Held, held } from "./held";

const columns = ({ about, named, who, words, secret }: Held) =>
  [
    ["of the person", about],
    ["named", named],
    ["who did it", who],
    ["free words", words],
    ["secret", secret],
  ] as const;

const listed = (table: Held): string =>
  columns(table)
    .filter(([, names]) => names.length > 0)
    .map(([head, names]) => `- ${head}: ${names.map((name) => `\`${name}\``).join(", ")}`)
    .join("\n");

const section = ([name, table]: [string, Held]): string =>
  `### ${name}\n\n${table.whom ?? "Nobody, but for who made and changed it and what is written in free words"}. ${table.why} ${table.howLong}\n\n${listed(table) || "- nothing of a person"}`;

/** The part of `docs/privacy.md` that says, table by table, what is held of persons. */
export const tablesOfDocument = (): string => Object.entries(held).map(section).join("\n\n");
