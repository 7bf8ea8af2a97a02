import { sql } from "drizzle-orm";
import { staff, users } from "@/db/schema";
import type { Context } from "../context";
import { NotFound } from "../errors";

/** By what a person is known in the records: his own ones, and what others write of him, in small letters. */
export type Person = {
  userIds: number[];
  staffIds: number[];
  emails: string[];
  names: string[];
  identityNumbers: string[];
};

type Ref = { userId: number } | { staffId: number };

const small = (texts: readonly (string | null)[]) => [
  ...new Set(texts.flatMap((text) => (text ? [text.trim().toLowerCase()] : []))),
];

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`;

const sameAs = (email: string | null) => (column: typeof users.email | typeof staff.email) =>
  sql`lower(${column}) = ${email?.trim().toLowerCase() ?? null}`;

async function ownEmail(ctx: Context, ref: Ref): Promise<string | null> {
  const [found] = await ("userId" in ref
    ? ctx.db.select({ email: users.email }).from(users).where(sql`${users.id} = ${ref.userId}`)
    : ctx.db.select({ email: staff.email }).from(staff).where(sql`${staff.id} = ${ref.staffId}`));
  if (!found) throw new NotFound("No existe la persona.");
  return found.email;
}

/** A user, a technician, or who is both under one e-mail; one who was deleted, too, since his record stays. */
export async function findPerson(ctx: Context, ref: Ref): Promise<Person> {
  const same = sameAs(await ownEmail(ctx, ref));
  const userId = "userId" in ref ? ref.userId : null;
  const staffId = "staffId" in ref ? ref.staffId : null;
  const accounts = await ctx.db
    .select()
    .from(users)
    .where(sql`${users.id} = ${userId} or ${same(users.email)}`);
  const members = await ctx.db
    .select()
    .from(staff)
    .where(sql`${staff.id} = ${staffId} or ${same(staff.email)}`);
  return {
    userIds: accounts.map(({ id }) => id),
    staffIds: members.map(({ id }) => id),
    emails: small([...accounts, ...members].map(({ email }) => email)),
    names: small([
      ...[...accounts, ...members].map(nameOf),
      ...accounts.map(({ signatureName }) => signatureName),
    ]),
    identityNumbers: small(members.map(({ dni }) => dni)),
  };
}
