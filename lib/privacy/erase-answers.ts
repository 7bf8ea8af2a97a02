import { and, like, or, sql } from "drizzle-orm";
import { idempotencyKeys } from "@/db/schema";
import type { Context } from "../kernel/context";
import type { Person } from "./get-person";

const answer = sql`lower(${idempotencyKeys.body} ->> 'text')`;

/**
 * Only answers to operations on users, technicians and files: their requests, sent again within seven days, would be
 * refused, or do no harm.
 */
export async function eraseAnswers(ctx: Context, person: Person): Promise<void> {
  const { emails, identityNumbers, names } = person;
  const words = [...emails, ...identityNumbers, ...names];
  await ctx.db
    .delete(idempotencyKeys)
    .where(
      and(
        or(
          like(idempotencyKeys.operation, "users.%"),
          like(idempotencyKeys.operation, "staff.%"),
          like(idempotencyKeys.operation, "files.%"),
        ),
        or(...words.map((word) => sql`position(${word} in ${answer}) > 0`)),
      ),
    );
}
