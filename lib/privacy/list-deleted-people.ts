import { and, desc, isNull, type SQL, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import { staff, users } from "@/db/schema";
import { contains } from "@/db/search";
import type { Context } from "../kernel/context";
import { type ListRequest, listedOf } from "../lists/sql";

const deletedNotErased = (table: typeof users | typeof staff): SQL | undefined =>
  and(table.isDeleted, isNull(table.erasedAt));

export async function listDeletedPeople(ctx: Context, { search, page }: ListRequest) {
  const accounts = ctx.db
    .select({
      kind: sql<"user" | "technical">`'user'`.as("kind"),
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      knownBy: users.email,
      changedAt: users.updatedAt,
    })
    .from(users)
    .where(
      and(
        deletedNotErased(users),
        contains([users.firstName, users.lastName, users.email], search),
      ),
    );
  const members = ctx.db
    .select({
      kind: sql<"user" | "technical">`'technical'`.as("kind"),
      id: staff.id,
      firstName: staff.firstName,
      lastName: staff.lastName,
      knownBy: staff.dni,
      changedAt: staff.updatedAt,
    })
    .from(staff)
    .where(
      and(deletedNotErased(staff), contains([staff.firstName, staff.lastName, staff.dni], search)),
    );
  const people = unionAll(accounts, members).as("people");
  const rows = ctx.db.select().from(people).orderBy(desc(people.changedAt), people.kind, people.id);
  return listedOf(rows, () => ctx.db.$count(people), page);
}

export type DeletedPerson = Awaited<ReturnType<typeof listDeletedPeople>>["rows"][number];
