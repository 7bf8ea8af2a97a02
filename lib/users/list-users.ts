import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import { undeleted } from "@/db/live";
import { users } from "@/db/schema";
import { contains, inSpanish } from "@/db/search";
import type { Context, Role } from "../kernel/context";
import type { Listed } from "../lists/page";
import { type ListRequest, listedOf, orderOf } from "../lists/sql";
import { type User, userColumns } from "./get-user";

type Asked = ListRequest & { role?: Role | undefined; isActive?: boolean | undefined };

const columns = {
  name: inSpanish(users.lastName),
  email: sql`lower(${users.email})`,
  role: users.role,
  is_active: users.isActive,
  created_at: users.createdAt,
};

const matching = ({ search, role, isActive }: Asked): SQL | undefined =>
  and(
    undeleted(users),
    contains([users.firstName, users.lastName, users.email], search),
    role && eq(users.role, role),
    isActive === undefined ? undefined : eq(users.isActive, isActive),
  );

export async function listUsers(ctx: Context, asked: Asked): Promise<Listed<User>> {
  const { page, sort } = asked;
  const where = matching(asked);
  const usual = [asc(inSpanish(users.lastName)), asc(inSpanish(users.firstName))];
  const rows = ctx.db
    .select(userColumns)
    .from(users)
    .where(where)
    .orderBy(...orderOf(sort, columns, usual, users.id));
  return listedOf(rows, () => ctx.db.$count(users, where), page);
}
