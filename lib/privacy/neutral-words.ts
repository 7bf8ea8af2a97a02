import { type SQL, sql } from "drizzle-orm";

/** What stands for a person who was erased, by table and column: as many as there were persons, and none of their words. `t` is the row. */
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

/** What an erased person is called from then on. */
export const neutralName = ({ userIds, staffIds }: Known): string =>
  [
    ...userIds.map((id) => `Persona borrada n.º ${id}`),
    ...staffIds.map((id) => `Persona borrada n.º T${id}`),
  ].join(", ");
