import { links } from "../links/pages";
import { showDay } from "../values/dates";
import type { Handling, Service } from "./facts";
import type { WorkCharges } from "./list-work-charges";
import type { WorkCharge } from "./work-of";

export type ChargeProof = {
  kind: "chain" | "visit" | "maintenance" | "worksheet";
  id: number | null;
  label: string;
  url: string;
};

export type ProofSources = WorkCharges & {
  services: Map<number | null, Service>;
  /** Keyed by assignment or unit, and day. */
  handlingsByAssignment: Map<string, Handling[]>;
  handlingsByUnit: Map<string, Handling[]>;
  visited: Set<string>;
  chainNumbers: Map<number, string>;
  maintenanceNumbers: Map<number | null, string>;
};

const chainProof = (id: number, { chainNumbers }: ProofSources): ChargeProof => ({
  kind: "chain",
  id,
  label: `Cadena ${chainNumbers.get(id) ?? id}`,
  url: links.custodyChain(id),
});

function chainProofs(charge: WorkCharge, known: ProofSources): ChargeProof[] {
  const { assignmentId, unitId, day } = charge;
  const handled = [
    ...(known.handlingsByAssignment.get(`${assignmentId}:${day}`) ?? []),
    ...(known.handlingsByUnit.get(`${unitId}:${day}`) ?? []),
  ];
  const chainIds = new Set(handled.map(({ chainId }) => chainId));
  return [...chainIds].sort((a, b) => a - b).map((id) => chainProof(id, known));
}

function visitProofs({ assignmentId, day }: WorkCharge, known: ProofSources): ChargeProof[] {
  if (!known.visited.has(`${assignmentId}:${day}`)) return [];
  const url = links.projectDay(known.projectId, day);
  return [{ kind: "visit", id: null, label: `Visita del ${showDay(day)}`, url }];
}

function worksheetProofs({ worksheetId: id }: WorkCharge, known: ProofSources): ChargeProof[] {
  if (id === null) return [];
  const label = `Planilla ${known.series.get(id)}`;
  return [{ kind: "worksheet", id, label, url: links.worksheet(known.projectId, id) }];
}

/** A day that only a person put into the line is proven by the sheet alone. */
export function serviceProofs(charge: WorkCharge, known: ProofSources): ChargeProof[] {
  const proofs = [...chainProofs(charge, known), ...visitProofs(charge, known)];
  return proofs.length > 0 ? proofs : worksheetProofs(charge, known);
}

export function maintenanceProofs(
  { maintenanceSheetId: id }: WorkCharge,
  known: ProofSources,
): ChargeProof[] {
  if (id === null) return [];
  const label = known.maintenanceNumbers.get(id) ?? "Hoja de mantenimiento";
  return [{ kind: "maintenance", id, label, url: links.maintenanceSheet(id) }];
}
