import { and, sql } from "drizzle-orm";
import { among } from "@/db/among";
import { live } from "@/db/live";
import { staff, users } from "@/db/schema";
import type { Context } from "../kernel/context";
import { writeMail } from "../mail/write-mail";
import { notify } from "../notifications/notify";
import type { BoardRoute } from "./board";
import { routeMail } from "./route-mail";

/** Who has no user of his e-mail hears nothing. */
export type Reached = { mailed: string[]; unreached: string[] };

type Reader = { staffId: number; id: number; email: string; firstName: string };

/** The live user of each technician: the one with his e-mail, which no other technician has. */
async function listReaders(ctx: Context, staffIds: readonly number[]): Promise<Reader[]> {
  return ctx.db
    .select({ staffId: staff.id, id: users.id, email: users.email, firstName: users.firstName })
    .from(staff)
    .innerJoin(users, and(sql`lower(${users.email}) = lower(${staff.email})`, live(users)))
    .where(
      and(
        among(staff.id, staffIds),
        sql`not exists (select from ${staff} as other where other.id <> ${staff.id}
          and lower(other.email) = lower(${staff.email}) and other.is_active and not other.is_deleted)`,
      ),
    );
}

async function tell(ctx: Context, reader: Reader, own: readonly [BoardRoute, ...BoardRoute[]]) {
  const [{ id, version, date: from }] = own;
  const content = routeMail(reader.firstName, own);
  await writeMail(ctx, { key: `route ${id} ${version}`, kind: "ROUTE", to: reader, content });
  const params = { routes: own.length, from };
  const cause = { record: { type: "route", id }, key: `${id} ${version}`, to: [reader.id] };
  await notify(ctx, [{ kind: "ROUTE_PUBLISHED", params, ...cause }]);
}

/** One mail each, whatever the number of days. */
export async function tellStaff(
  ctx: Context,
  routes: ReadonlyMap<number, readonly BoardRoute[]>,
): Promise<Reached> {
  const readers = new Map(
    (await listReaders(ctx, [...routes.keys()])).map((reader) => [reader.staffId, reader]),
  );
  const reached: Reached = { mailed: [], unreached: [] };
  for (const [staffId, own] of routes) {
    const [reader, [first, ...others]] = [readers.get(staffId), own];
    if (!reader || !first) {
      reached.unreached.push(first?.staffName ?? "");
      continue;
    }
    await tell(ctx, reader, [first, ...others]);
    reached.mailed.push(first.staffName);
  }
  return reached;
}
