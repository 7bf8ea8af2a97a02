import * as z from "zod";
import { ProjectSummaryBody, projectSummaryJson } from "../projects/json";
import { asNumber } from "../values/decimal";
import { recordBody } from "../wire/output";
import type { CostSummary, TotalledCost } from "./cost-summary";
import type { ProjectOverview } from "./get-project-overview";
import { WorkOrderBody, workOrderJson } from "./work-order-json";

const CostBody = z.strictObject({ rent: z.number(), maintenance: z.number(), total: z.number() });

export const ProjectOverviewRecord = recordBody(
  z.strictObject({
    project: ProjectSummaryBody,
    work_orders: z.array(WorkOrderBody),
    work_orders_count: z.int(),
    total_custody_chains: z.int(),
    cost_summary: CostBody.extend({ until: z.iso.date(), projected: CostBody.nullable() }),
  }),
);

const costJson = ({ rent, maintenance, total }: TotalledCost) => ({
  rent: asNumber(rent),
  maintenance: asNumber(maintenance),
  total: asNumber(total),
});

const costSummaryJson = (costs: CostSummary) => ({
  rent: asNumber(costs.rent),
  maintenance: asNumber(costs.maintenance),
  total: asNumber(costs.total),
  until: costs.until,
  projected: costs.projected && costJson(costs.projected),
});

export const projectOverviewJson = ({ project, workOrders, costs }: ProjectOverview) => ({
  data: {
    project: projectSummaryJson(project),
    work_orders: workOrders.map(workOrderJson),
    work_orders_count: workOrders.length,
    total_custody_chains: workOrders.reduce((total, { chains }) => total + chains.length, 0),
    cost_summary: costSummaryJson(costs),
  },
});
