export const hitTypes = [
  "project",
  "partner",
  "resource_item",
  "vehicle",
  "technical",
  "sheet_project",
  "custody_chain",
  "maintenance_sheet",
  "shipping_guide",
  "reservation",
] as const;

export type HitType = (typeof hitTypes)[number];

export type Hit = {
  type: HitType;
  id: number;
  projectId: number;
  label: string;
  detail: string;
  isAtStart: boolean;
};

type Placed = Hit & { position: number };

const before = (a: Placed, b: Placed): number =>
  Number(b.isAtStart) - Number(a.isAtStart) ||
  a.position - b.position ||
  hitTypes.indexOf(a.type) - hitTypes.indexOf(b.type);

/** Labels that begin with the text first, then each kind in turn, so that none hides another. */
export const bestHits = (kinds: readonly Hit[][], limit: number): Hit[] =>
  kinds
    .flatMap((hits) => hits.map((hit, position) => ({ ...hit, position })))
    .sort(before)
    .slice(0, limit);
