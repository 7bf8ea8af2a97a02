import { and, eq, sql } from "drizzle-orm";
import { database } from "@/db/client";
import { live, undeleted } from "@/db/live";
import { ofEmail } from "@/db/of-email";
import { companyAccounts, users } from "@/db/schema";

/** The provider's identifiers never change; an e-mail may. */
export type CompanyAccount = { issuer: string; subject: string };
export type Member = { id: number; email: string; firstName: string };
export type ProviderProfile = { sub: string; email?: string; email_verified?: boolean };

const member = { id: users.id, email: users.email, firstName: users.firstName };

const same = ({ issuer, subject }: CompanyAccount) =>
  and(eq(companyAccounts.issuer, issuer), eq(companyAccounts.subject, subject));

export async function findByEmail(email: string): Promise<Member | null> {
  const byEmail = and(ofEmail(users, email), live(users));
  const [row] = await database().select(member).from(users).where(byEmail);
  return row ?? null;
}

export async function findByAccount(account: CompanyAccount): Promise<Member | null> {
  const [row] = await database()
    .select(member)
    .from(companyAccounts)
    .innerJoin(users, eq(users.id, companyAccounts.userId))
    .where(and(same(account), live(users)));
  return row ?? null;
}

/** Takes the account over from a user who is gone. */
export async function linkAccount(account: CompanyAccount, userId: number): Promise<void> {
  await database()
    .insert(companyAccounts)
    .values({ ...account, userId })
    .onConflictDoUpdate({
      target: [companyAccounts.issuer, companyAccounts.subject],
      set: { userId },
      setWhere: sql`not exists (select from ${users}
        where ${users.id} = ${companyAccounts.userId} and ${undeleted(users)})`,
    });
}

const isOfSomebody = async (account: CompanyAccount): Promise<boolean> => {
  const held = database()
    .select({ userId: companyAccounts.userId })
    .from(companyAccounts)
    .innerJoin(users, eq(users.id, companyAccounts.userId))
    .where(and(same(account), undeleted(users)));
  return (await held).length > 0;
};

/** A user linked to another account of the issuer is not found by e-mail. */
const hasOtherAccount = async (issuer: string, userId: number): Promise<boolean> =>
  (await database().$count(
    companyAccounts,
    and(eq(companyAccounts.issuer, issuer), eq(companyAccounts.userId, userId)),
  )) > 0;

/** Linked already, or with the proven e-mail of a user without an account. */
export async function mayEnter(
  account: CompanyAccount,
  { email, email_verified }: ProviderProfile,
  { trustsEmail }: { trustsEmail: boolean },
): Promise<boolean> {
  if (await findByAccount(account)) return true;
  if (await isOfSomebody(account)) return false;
  if (!email || !(email_verified === true || (trustsEmail && email_verified !== false)))
    return false;
  const user = await findByEmail(email);
  return user !== null && !(await hasOtherAccount(account.issuer, user.id));
}
