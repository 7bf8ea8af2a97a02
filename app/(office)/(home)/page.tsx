import type { Metadata } from "next";
import { Suspense } from "react";
import { HomeSections } from "@/components/home/home-sections";
import { HomeSkeleton } from "@/components/home/home-skeleton";
import { PageHeader } from "@/components/layout/page-header";
import { getNotices } from "@/lib/home/get-notices";
import { getToday } from "@/lib/home/get-today";
import type { Context } from "@/lib/kernel/context";
import { pageContext } from "@/lib/next/page-context";
import { showDay } from "@/lib/values/dates";

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
  const [today, notices] = await Promise.all([getToday(ctx), getNotices(ctx)]);
  return <HomeSections {...{ today, notices }} day={ctx.today} caller={ctx.caller} />;
}
