import type { Metadata } from "next";
import { AttentionList } from "@/components/home/attention-list";
import { EndingsList } from "@/components/home/endings-list";
import { FleetByCondition } from "@/components/home/fleet-by-condition";
import { FleetByType } from "@/components/home/fleet-by-type";
import { OpenProjects } from "@/components/home/open-projects";
import { TodayStats } from "@/components/home/today-stats";
import { PageHeader } from "@/components/layout/page-header";
import { showDay } from "@/lib/dates";
import { pageContext } from "@/lib/next/page-context";
import { getToday } from "@/lib/overview/get-today";

export const metadata: Metadata = { title: "Inicio" };

export default async function HomePage() {
  const ctx = await pageContext("session.read");
  const today = await getToday(ctx);
  return (
    <>
      <PageHeader title="Inicio" subtitle={`Hoy, ${showDay(ctx.today)}`} />
      <div className="grid gap-6">
        <TodayStats today={today} />
        <div className="grid items-start gap-6 xl:grid-cols-[3fr_2fr]">
          <div className="grid gap-6">
            <FleetByType shares={today.fleet.byType} />
            <AttentionList attention={today.attention} />
          </div>
          <div className="grid gap-6">
            <FleetByCondition shares={today.fleet.byCondition} />
            <EndingsList endings={today.endings} today={ctx.today} />
          </div>
        </div>
        <OpenProjects projects={today.openProjects} />
      </div>
    </>
  );
}
