import { type SQL, sql } from "drizzle-orm";

/** By table and column: distinct for each person, and none of their words. `t` is the row. */
export const neutralWords: Record<string, Record<string, SQL>> = {
  users: {
    email: sql`'usuario-' || t.id || '@borrado.invalid'`,
    first_name: sql`'Persona borrada'`,
    last_name: sql`'n.º ' || t.id`,
  },
  technicals: {
    first_name: sql`'Persona borrada'`,
    last_name: sql`'n.º T' || t.id`,
    dni: sql`'borrado-' || t.id`,
  },
};

type Known = { userIds: readonly number[]; staffIds: readonly number[] };

export const neutralName = ({ userIds, staffIds }: Known): string =>
  [
    ...userIds.map((id) => `Persona borrada n.º ${id}`),
    ...staffIds.map((id) => `Persona borrada n.º T${id}`),
  ].join(", ");
