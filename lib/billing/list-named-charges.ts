import { isAmong } from "@/db/among";
import { custodyChains } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { links } from "../links/pages";
import { showDay } from "../values/dates";
import { groupedBy } from "../values/rows";
import type { Handling, Service } from "./facts";
import type { WorkCharges } from "./list-work-charges";
import type { WorkCharge } from "./work-charges";

/** Shows that the work was done, or bills it. */
export type ChargeProof = {
  kind: "chain" | "visit" | "maintenance" | "worksheet";
  /** Of a chain or a sheet. */
  id: number | null;
  label: string;
  url: string;
};

/** One proof at least. */
export type NamedCharge = WorkCharge & { label: string; url: string; proofs: ChargeProof[] };

type Known = WorkCharges & {
  services: Map<number | null, Service>;
  /** By assignment or unit, and day. */
  naming: Map<string, Handling[]>;
  holding: Map<string, Handling[]>;
  visited: Set<string>;
  numbers: Map<number, string>;
  maintenance: Map<number | null, string>;
};

const chainProof = (id: number, { numbers }: Known): ChargeProof => ({
  kind: "chain",
  id,
  label: `Cadena ${numbers.get(id) ?? id}`,
  url: links.custodyChain(id),
});

function chainProofs(charge: WorkCharge, known: Known): ChargeProof[] {
  const { assignmentId, unitId, day } = charge;
  const handled = [
    ...(known.naming.get(`${assignmentId}:${day}`) ?? []),
    ...(known.holding.get(`${unitId}:${day}`) ?? []),
  ];
  const chainIds = new Set(handled.map(({ chainId }) => chainId));
  return [...chainIds].sort((a, b) => a - b).map((id) => chainProof(id, known));
}

function visitProofs({ assignmentId, day }: WorkCharge, known: Known): ChargeProof[] {
  if (!known.visited.has(`${assignmentId}:${day}`)) return [];
  const url = links.projectDay(known.projectId, day);
  return [{ kind: "visit", id: null, label: `Visita del ${showDay(day)}`, url }];
}

function worksheetProofs({ worksheetId: id }: WorkCharge, known: Known): ChargeProof[] {
  if (id === null) return [];
  const label = `Planilla ${known.series.get(id)}`;
  return [{ kind: "worksheet", id, label, url: links.worksheet(known.projectId, id) }];
}

/** A day that only a person put into the line is the sheet's. */
function serviceProofs(charge: WorkCharge, known: Known): ChargeProof[] {
  const proofs = [...chainProofs(charge, known), ...visitProofs(charge, known)];
  return proofs.length > 0 ? proofs : worksheetProofs(charge, known);
}

function maintenanceProofs({ maintenanceSheetId: id }: WorkCharge, known: Known): ChargeProof[] {
  if (id === null) return [];
  const label = known.maintenance.get(id) ?? "Hoja de mantenimiento";
  return [{ kind: "maintenance", id, label, url: links.maintenanceSheet(id) }];
}

function named(charge: WorkCharge, known: Known): NamedCharge {
  const isService = charge.kind === "SERVICE";
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
    .where(isAmong(custodyChains.id, [...chainIds]));
  return new Map(chains.map(({ id, consecutive }) => [id, consecutive]));
}

/** One query. */
export async function listNamedCharges(
  ctx: BaseContext,
  known: WorkCharges,
  charges: readonly WorkCharge[],
): Promise<NamedCharge[]> {
  const days = new Set(charges.map(({ day }) => day));
  const { facts } = known;
  const handlings = facts.handlings.filter(({ date }) => days.has(date));
  const all = {
    ...known,
    services: new Map(facts.services.map((service) => [service.assignmentId, service])),
    naming: groupedBy(handlings, ({ assignmentId, date }) => `${assignmentId}:${date}`),
    holding: groupedBy(handlings, ({ equipmentId, date }) => `${equipmentId}:${date}`),
    visited: new Set(facts.visits.map(({ assignmentId, date }) => `${assignmentId}:${date}`)),
    numbers: await listNumbers(ctx, handlings),
    maintenance: new Map(
      facts.charges.map((sheet) => [sheet.maintenanceSheetId, sheet.referenceDocument]),
    ),
  };
  return charges.map((charge) => named(charge, all));
}
