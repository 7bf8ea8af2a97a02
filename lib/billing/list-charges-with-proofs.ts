import { among } from "@/db/among";
import { custodyChains } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { links } from "../links/pages";
import { groupedBy } from "../values/rows";
import {
  type ChargeProof,
  maintenanceProofs,
  type ProofSources,
  serviceProofs,
} from "./charge-proofs";
import type { Handling } from "./facts";
import { billsService } from "./line-kind";
import type { WorkCharges } from "./list-work-charges";
import type { WorkCharge } from "./work-of";

export type ChargeWithProofs = WorkCharge & { label: string; url: string; proofs: ChargeProof[] };

function withProofs(charge: WorkCharge, known: ProofSources): ChargeWithProofs {
  const isService = billsService(charge);
  const proofs = isService ? serviceProofs(charge, known) : maintenanceProofs(charge, known);
  const label = isService
    ? `Servicio ${known.services.get(charge.assignmentId)?.code}`
    : `Mantenimiento ${proofs[0]?.label}`;
  return { ...charge, label, url: proofs[0]?.url ?? links.project(known.projectId), proofs };
}

async function listNumbers(ctx: BaseContext, handlings: readonly Handling[]) {
  if (handlings.length === 0) return new Map<number, string>();
  const chainIds = new Set(handlings.map(({ chainId }) => chainId));
  const chains = await ctx.db
    .select({ id: custodyChains.id, consecutive: custodyChains.consecutive })
    .from(custodyChains)
    .where(among(custodyChains.id, [...chainIds]));
  return new Map(chains.map(({ id, consecutive }) => [id, consecutive]));
}

export async function listChargesWithProofs(
  ctx: BaseContext,
  known: WorkCharges,
  charges: readonly WorkCharge[],
): Promise<ChargeWithProofs[]> {
  const days = new Set(charges.map(({ day }) => day));
  const { facts } = known;
  const handlings = facts.handlings.filter(({ date }) => days.has(date));
  const all = {
    ...known,
    services: new Map(facts.services.map((service) => [service.assignmentId, service])),
    handlingsByAssignment: groupedBy(
      handlings,
      ({ assignmentId, date }) => `${assignmentId}:${date}`,
    ),
    handlingsByUnit: groupedBy(handlings, ({ equipmentId, date }) => `${equipmentId}:${date}`),
    visited: new Set(facts.visits.map(({ assignmentId, date }) => `${assignmentId}:${date}`)),
    chainNumbers: await listNumbers(ctx, handlings),
    maintenanceNumbers: new Map(
      facts.charges.map((sheet) => [sheet.maintenanceSheetId, sheet.referenceDocument]),
    ),
  };
  return charges.map((charge) => withProofs(charge, all));
}
