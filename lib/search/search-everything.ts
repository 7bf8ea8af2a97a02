import type { Context } from "../context";
import { bestHits, type Hit } from "./hit";
import {
  listChainHits,
  listGuideHits,
  listMaintenanceHits,
  listWorksheetHits,
} from "./list-document-hits";
import {
  listEquipmentHits,
  listPartnerHits,
  listProjectHits,
  listStaffHits,
  listVehicleHits,
} from "./list-record-hits";

const kinds = [
  listProjectHits,
  listPartnerHits,
  listEquipmentHits,
  listVehicleHits,
  listStaffHits,
  listWorksheetHits,
  listChainHits,
  listMaintenanceHits,
  listGuideHits,
];

/** The live records that hold every word, of all kinds; nothing when nothing is searched. One query a kind. */
export async function searchEverything(
  ctx: Context,
  { q, limit }: { q?: string | undefined; limit: number },
): Promise<Hit[]> {
  if (!q) return [];
  const found = await Promise.all(kinds.map((list) => list(ctx, { words: q, limit })));
  return bestHits(found, limit);
}
