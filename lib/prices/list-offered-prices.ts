import type { BaseContext } from "../kernel/context";
import { getProject } from "../projects/get-project";
import { listPricesFor } from "./list-prices-for";
import { logisticsPrice, type Price, transportPrice } from "./price-on";

export type ProjectPrices = { partnerId: number; prices: Price[] };

/** What a transport and its logistics cost the client of a project, on all days. */
export async function listOfferedPrices(
  ctx: BaseContext,
  { projectId }: { projectId: number },
): Promise<ProjectPrices> {
  const { partnerId } = await getProject(ctx, { projectId });
  const kinds = [transportPrice, logisticsPrice] as const;
  return { partnerId, prices: await listPricesFor(ctx, { partnerId, kinds }) };
}
