import { and, not, or, type SQL, sql } from "drizzle-orm";
import { ofLiveProjects } from "@/db/of-live";
import { beginning, holding, wordsIn } from "@/db/search";
import { anyPlaceHolds, placesThatHold } from "./places";
import type { SearchedKind } from "./searched-kind";

export type Sought = { words: string; limit: number };

type Rows = { where: SQL | undefined; begins: SQL };

const rowsOf = (kind: SearchedKind, { limit }: Sought, { where, begins }: Rows): SQL => sql`(
    select ${kind.type}::text as type, ${kind.id} as id, ${kind.projectId ?? sql`0`} as "projectId",
      ${kind.label} as label, ${kind.detail} as detail, ${begins} as "isAtStart"
    from ${kind.from}
    where ${and(kind.where, kind.at && ofLiveProjects(kind.at), where)}
    order by "isAtStart" desc, ${kind.id} desc
    limit ${limit})`;

const everyOne = (words: string, isLike: SearchedKind["isLike"]) =>
  and(...wordsIn(words).map((word) => isLike(holding(word))));

const inPlaceOrRecord = ({ at, isLike }: SearchedKind, words: string) =>
  and(
    ...wordsIn(words).map((word, index) =>
      or(sql`${at} in (${placesThatHold(index)})`, isLike(holding(word))),
    ),
  );

/**
 * How the words are looked for. Where no place holds any of them, all stand in the record itself, and an index finds it;
 * else the newest are gone through until there are enough.
 */
function ways(kind: SearchedKind, words: string): (SQL | undefined)[] {
  const found = everyOne(words, kind.isFound ?? kind.isLike);
  if (!kind.at) return [found];
  const held = anyPlaceHolds(words);
  return [and(not(held), found), and(held, inPlaceOrRecord(kind, words))];
}

/**
 * Labels that begin with the text and the newest others are looked for apart where an index finds the former: so neither
 * reads more than it gives.
 */
export function hitsOf(kind: SearchedKind, sought: Sought): SQL[] {
  const start = beginning(sought.words);
  const atStart = sql`${kind.foldedLabel} like (select ${start})`;
  const found = ways(kind, sought.words);
  if (!kind.isLabelLike)
    return found.map((where) => rowsOf(kind, sought, { where, begins: atStart }));
  const starting = and(kind.isLabelLike(start), atStart);
  return [
    rowsOf(kind, sought, { where: starting, begins: sql`true` }),
    ...found.map((where) =>
      rowsOf(kind, sought, { where: and(not(atStart), where), begins: sql`false` }),
    ),
  ];
}
