import type { Metadata } from "next";
import { Suspense } from "react";
import { StoreNotice } from "@/components/files/store-notice";
import { FleetSection } from "@/components/home/fleet-section";
import { homeActs } from "@/components/home/home-acts";
import { HomeSkeleton } from "@/components/home/home-skeleton";
import { MonthSection } from "@/components/home/month-section";
import { TodaySection } from "@/components/home/today-section";
import { PageHeader } from "@/components/layout/page-header";
import { ProxyNotice } from "@/components/settings/proxy-notice";
import { may } from "@/lib/auth/permissions";
import { getToday } from "@/lib/home/get-today";
import { findTrouble } from "@/lib/installation/trouble";
import type { Context } from "@/lib/kernel/context";
import { pageContext } from "@/lib/next/page-context";
import { showDay } from "@/lib/values/dates";
import { isProxyUnknown } from "@/lib/worker/watch-proxy";

export const metadata: Metadata = { title: "Inicio" };

export default async function HomePage() {
  const ctx = await pageContext("session.read");
  return (
    <>
      <PageHeader title="Inicio" subtitle={`Hoy, ${showDay(ctx.today)}`} />
      <Suspense fallback={<HomeSkeleton />}>
        <Sections ctx={ctx} />
      </Suspense>
    </>
  );
}

async function Sections({ ctx }: { ctx: Context }) {
  const [today, trouble, hasProxy] = await Promise.all([
    getToday(ctx),
    findStoreTrouble(ctx),
    hasUnknownProxy(ctx),
  ]);
  const acts = homeActs(ctx.caller);
  const fleet = (
    <FleetSection key="fleet" fieldwork={today.fieldwork} day={ctx.today} acts={acts} />
  );
  const month = (
    <MonthSection key="month" billing={today.billing} waste={today.waste} acts={acts} />
  );
  const isInField = ctx.caller.user.role === "TECNICO";
  return (
    <div className="grid gap-8">
      <StoreNotice met={trouble} />
      <ProxyNotice isUnknown={hasProxy} />
      <TodaySection today={today} day={ctx.today} acts={acts} />
      {isInField ? [fleet, month] : [month, fleet]}
    </div>
  );
}

const hasUnknownProxy = async (ctx: Context) =>
  may(ctx.caller, "settings.update") && isProxyUnknown(ctx);

const findStoreTrouble = async (ctx: Context) =>
  may(ctx.caller, "files.listQuarantined") ? findTrouble(ctx) : null;
