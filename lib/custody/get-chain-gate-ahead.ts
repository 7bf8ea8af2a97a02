import { getWorksheet } from "../billing/get-worksheet";
import { type GateAhead, getGateAhead } from "../compliance/pass-gate";
import type { Context } from "../kernel/context";
import type { Day } from "../values/dates";
import { chainGate } from "./chain-gate";

type Asked = {
  worksheetId: number;
  date: Day;
  staffId?: number | undefined;
  vehicleId?: number | undefined;
};

export async function getChainGateAhead(
  ctx: Context,
  { worksheetId, ...carried }: Asked,
): Promise<GateAhead> {
  const { projectId } = await getWorksheet(ctx, { worksheetId });
  return getGateAhead(ctx, chainGate(projectId, carried));
}
