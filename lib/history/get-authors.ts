import { sql } from "drizzle-orm";
import { among } from "@/db/among";
import { users } from "@/db/schema";
import type { Context } from "../kernel/context";

export type Stamps = {
  createdAt: Date;
  updatedAt: Date;
  createdBy: number | null;
  updatedBy: number | null;
};

/** A null name is the system's. */
export type Authors = {
  created: { by: string | null; at: Date };
  changed: { by: string | null; at: Date };
};

export async function getAuthors(ctx: Context, stamps: Stamps): Promise<Authors> {
  const ids = [stamps.createdBy, stamps.updatedBy].filter((id) => id !== null);
  const people = await ctx.db
    .select({ id: users.id, name: sql<string>`${users.firstName} || ' ' || ${users.lastName}` })
    .from(users)
    .where(among(users.id, ids));
  const nameOf = (id: number | null) => people.find((person) => person.id === id)?.name ?? null;
  return {
    created: { by: nameOf(stamps.createdBy), at: stamps.createdAt },
    changed: { by: nameOf(stamps.updatedBy), at: stamps.updatedAt },
  };
}
