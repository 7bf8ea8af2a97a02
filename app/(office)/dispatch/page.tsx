import type { Metadata } from "next";
import { DispatchBoard } from "@/components/dispatch/dispatch-board";
import { PageHeader } from "@/components/layout/page-header";
import { getPlanning } from "@/lib/dispatch/get-planning";
import { planningQuery } from "@/lib/dispatch/planning-views";
import { parseListQuery, type SearchParams } from "@/lib/lists/address";
import { pageContext } from "@/lib/next/page-context";
import { assign, copyWeek, propose, publish, save } from "./actions";

export const metadata: Metadata = { title: "Planificación" };

type Props = { searchParams: Promise<SearchParams> };

export default async function PlanningPage({ searchParams }: Props) {
  const ctx = await pageContext("dispatch.board");
  const { filters } = parseListQuery(await searchParams, planningQuery);
  const { view = "week", date = ctx.today, proposal = false } = filters;
  const planning = await getPlanning(ctx, { view, date, isProposing: proposal });
  return (
    <>
      <PageHeader title="Planificación" subtitle="Quién va a cada visita, y en qué orden" />
      <DispatchBoard
        {...{ planning, date }}
        today={ctx.today}
        acts={{ assign, copyWeek, propose, publish, save }}
      />
    </>
  );
}
