import { seesMoney } from "../auth/sees-money";
import { listBillingMonths } from "../home/list-billing-months";
import type { Context } from "../kernel/context";
import { getPartner } from "../partners/get-partner";
import { listProjects } from "../projects/list-projects";
import { listUnitsOnSite } from "./list-units-on-site";

const shown = 50;

/** `billing` is null for who may not see money. */
export async function getPartnerOverview(ctx: Context, ref: { partnerId: number }) {
  const partner = await getPartner(ctx, ref);
  const [projectsOfIt, units, billing] = await Promise.all([
    listProjects(ctx, { ...ref, page: { page: 1, pageSize: shown } }),
    listUnitsOnSite(ctx, ref.partnerId),
    seesMoney(ctx.caller) ? listBillingMonths(ctx, ref) : null,
  ]);
  const { rows, total } = projectsOfIt;
  return { partner, projects: rows, projectCount: total, units, billing };
}

export type PartnerOverview = Awaited<ReturnType<typeof getPartnerOverview>>;
