import type { Metadata } from "next";
import { Suspense } from "react";
import { calendarRights } from "@/components/calendar/may-do";
import { MyDay } from "@/components/dispatch/my-day";
import { FirstStepsCard } from "@/components/home/first-steps";
import { FleetSection } from "@/components/home/fleet-section";
import { homeActs } from "@/components/home/home-acts";
import { HomeIndex } from "@/components/home/home-index";
import { HomeSections } from "@/components/home/home-sections";
import { HomeSkeleton } from "@/components/home/home-skeleton";
import { MonthSection } from "@/components/home/month-section";
import { TodaySection } from "@/components/home/today-section";
import { PageHeader } from "@/components/layout/page-header";
import { findMyDay } from "@/lib/dispatch/find-my-day";
import { findFirstSteps } from "@/lib/home/find-first-steps";
import { getFieldwork } from "@/lib/home/get-fieldwork";
import { getMonth } from "@/lib/home/get-month";
import { getNotices } from "@/lib/home/get-notices";
import { getToday } from "@/lib/home/get-today";
import { type HomeView, viewOf } from "@/lib/home/views";
import type { Context } from "@/lib/kernel/context";
import type { SearchParams } from "@/lib/lists/address";
import { pageContext } from "@/lib/next/page-context";
import { showDay } from "@/lib/values/dates";
import { moveActs } from "../calendar/move-acts";

export const metadata: Metadata = { title: "Inicio" };

export default async function HomePage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const ctx = await pageContext("session.read");
  const view = viewOf((await searchParams).view);
  return (
    <>
      <PageHeader title="Inicio" subtitle={`Hoy, ${showDay(ctx.today)}`} />
      <HomeIndex current={view} />
      <div className="mt-4">
        <Suspense key={view} fallback={<HomeSkeleton />}>
          <Sections ctx={ctx} view={view} />
        </Suspense>
      </div>
    </>
  );
}

async function Sections({ ctx, view }: { ctx: Context; view: HomeView }) {
  const [section, notices] = await Promise.all([sections[view](ctx), getNotices(ctx)]);
  return <HomeSections notices={notices}>{section}</HomeSections>;
}

const sections: Record<HomeView, (ctx: Context) => Promise<React.ReactNode>> = {
  hoy: async (ctx) => {
    const [day, today, firstSteps] = await Promise.all([
      findMyDay(ctx),
      getToday(ctx),
      findFirstSteps(ctx),
    ]);
    return (
      <>
        {firstSteps ? <FirstStepsCard found={firstSteps} /> : null}
        {day ? (
          <MyDay
            {...{ day }}
            today={ctx.today}
            mayDo={calendarRights(ctx.caller)}
            acts={moveActs}
          />
        ) : null}
        <TodaySection today={today} day={ctx.today} acts={homeActs(ctx.caller)} />
      </>
    );
  },
  mes: async (ctx) => <MonthSection month={await getMonth(ctx)} acts={homeActs(ctx.caller)} />,
  equipos: async (ctx) => (
    <FleetSection fieldwork={await getFieldwork(ctx)} day={ctx.today} acts={homeActs(ctx.caller)} />
  ),
};
