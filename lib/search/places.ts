import { type SQL, sql } from "drizzle-orm";
import { live } from "@/db/live";
import { partners, projects } from "@/db/schema";
import { foldedInPlace, holding, wordsIn } from "@/db/search";

const column = (word: number): SQL => sql.raw(`holds_${word}`);

/** Live projects, their texts folded, and which of the words their client's name or their site holds. */
export const livePlaces = (words: string): SQL => {
  const held = wordsIn(words).map(
    (word, at) => sql`folded like (select ${holding(word)}) as ${column(at)}`,
  );
  return sql`clients as materialized (
      select id, name, ${foldedInPlace([partners.name])} as client from ${partners}),
    places as materialized (
      select id, location, name, client, label || client || ' ' || site as record, ${sql.join(held, sql`, `)}
      from (
        select place.*, client || ' · ' || site as folded from (
          select ${projects.id}, ${projects.location}, clients.name, client,
            'proyecto ' || ${projects.id}::text || ' - ' as label, ${foldedInPlace([projects.location])} as site
          from ${projects} join clients on clients.id = ${projects.partnerId}
          where ${live(projects)} offset 0) as place offset 0) as place)`;
};

export const placesThatHold = (word: number): SQL =>
  sql`select id from places where ${column(word)}`;

export const anyPlaceHolds = (words: string): SQL =>
  sql`exists (select from places where ${sql.join(
    wordsIn(words).map((_, at) => column(at)),
    sql` or `,
  )})`;
