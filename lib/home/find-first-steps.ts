import { and, eq } from "drizzle-orm";
import { undeleted, unremoved } from "@/db/live";
import { attachments, equipment, partners, projects, users } from "@/db/schema";
import { may } from "../auth/permissions";
import type { Context } from "../kernel/context";
import { getSettings } from "../settings/get-settings";

/** In their order; the first project is what they end with. */
export type FirstSteps = {
  hasCompany: boolean;
  hasUsers: boolean;
  hasPartner: boolean;
  hasUnit: boolean;
};

const hasLogo = (ctx: Context) =>
  ctx.db.$count(
    attachments,
    and(eq(attachments.model, "settings"), eq(attachments.field, "logo"), unremoved(attachments)),
  );

/** What stands of a company that begins; null once it has a project, and for who does not set it up. */
export async function findFirstSteps(ctx: Context): Promise<FirstSteps | null> {
  if (!may(ctx.caller, "settings.update")) return null;
  const [project] = await ctx.db
    .select({ id: projects.id })
    .from(projects)
    .where(undeleted(projects))
    .limit(1);
  if (project) return null;
  const [settings, logos, people, clients, units] = await Promise.all([
    getSettings(ctx),
    hasLogo(ctx),
    ctx.db.$count(users, undeleted(users)),
    ctx.db.$count(partners, undeleted(partners)),
    ctx.db.$count(equipment, undeleted(equipment)),
  ]);
  return {
    hasCompany: settings.companyTaxId !== "" && logos > 0,
    hasUsers: people > 1,
    hasPartner: clients > 0,
    hasUnit: units > 0,
  };
}
