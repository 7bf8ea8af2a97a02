import { asc, sql } from "drizzle-orm";
import { staff, users } from "@/db/schema";
import type { Account } from "../auth/check-password";
import type { Context } from "../kernel/context";
import { NotFound } from "../kernel/errors";
import { exclusive } from "../kernel/lock";
import type { StaffMember } from "../staff/get-staff-member";

/** Identifiers in the person's own records, and the words that others use, lower-cased. */
export type Person = {
  userIds: number[];
  staffIds: number[];
  emails: string[];
  names: string[];
  identityNumbers: string[];
};

export type PersonRef = { userId: number } | { staffId: number };

export type OwnRecords = { accounts: Account[]; members: StaffMember[] };

const distinctLowerCase = (texts: readonly (string | null)[]) => [
  ...new Set(texts.flatMap((text) => (text ? [text.trim().toLowerCase()] : []))),
];

export const personName = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`;

const sameAs = (email: string | null) => (column: typeof users.email | typeof staff.email) =>
  sql`lower(${column}) = ${email?.trim().toLowerCase() ?? null}`;

async function ownEmail(ctx: Context, ref: PersonRef): Promise<string | null> {
  const [found] = await ("userId" in ref
    ? ctx.db.select({ email: users.email }).from(users).where(sql`${users.id} = ${ref.userId}`)
    : ctx.db.select({ email: staff.email }).from(staff).where(sql`${staff.id} = ${ref.staffId}`));
  if (!found) throw new NotFound("No existe la persona.");
  return found.email;
}

async function selectOwn(ctx: Context, ref: PersonRef) {
  const same = sameAs(await ownEmail(ctx, ref));
  const userId = "userId" in ref ? ref.userId : null;
  const staffId = "staffId" in ref ? ref.staffId : null;
  const ofStaff = ctx.db
    .select()
    .from(staff)
    .where(sql`${staff.id} = ${staffId} or ${same(staff.email)}`)
    .orderBy(asc(staff.id));
  const ofUsers = ctx.db
    .select()
    .from(users)
    .where(sql`${users.id} = ${userId} or ${same(users.email)}`)
    .orderBy(asc(users.id));
  return { ofStaff, ofUsers };
}

/**
 * Of a user, a technician, or who is both under one e-mail; of one who was deleted, too, since his record
 * stays.
 */
export async function getOwnRecords(ctx: Context, ref: PersonRef): Promise<OwnRecords> {
  const { ofStaff, ofUsers } = await selectOwn(ctx, ref);
  return { members: await ofStaff, accounts: await ofUsers };
}

/** Technicians before users (docs/decisions/0042). */
export async function lockOwnRecords(ctx: Context, ref: PersonRef): Promise<OwnRecords> {
  const { ofStaff, ofUsers } = await selectOwn(ctx, ref);
  const members = await ofStaff.for(exclusive);
  return { members, accounts: await ofUsers.for(exclusive) };
}

export const personOf = ({ accounts, members }: OwnRecords): Person => ({
  userIds: accounts.map(({ id }) => id),
  staffIds: members.map(({ id }) => id),
  emails: distinctLowerCase([...accounts, ...members].map(({ email }) => email)),
  names: distinctLowerCase([
    ...[...accounts, ...members].map(personName),
    ...accounts.map(({ signatureName }) => signatureName),
  ]),
  identityNumbers: distinctLowerCase(members.map(({ dni }) => dni)),
});

export const getPerson = async (ctx: Context, ref: PersonRef): Promise<Person> =>
  personOf(await getOwnRecords(ctx, ref));
