import type { Metadata } from "next";
import { PageHeader } from "@/components/layout/page-header";
import { CreateMonth } from "@/components/worksheets/create-month";
import { LeftOutSheets } from "@/components/worksheets/left-out-sheets";
import { MonthSteps } from "@/components/worksheets/month-steps";
import { links } from "@/lib/links/pages";
import { pageContext } from "@/lib/next/page-context";
import { listMonthSheets } from "@/lib/worksheets/list-month-sheets";
import { isMonth } from "@/lib/worksheets/month-input";
import { monthToBill } from "@/lib/worksheets/month-period";
import { createMonth } from "../actions";

const title = "Crear planillas del mes";

export const metadata: Metadata = { title };

export default async function MonthWorksheetsPage({
  searchParams,
}: {
  searchParams: Promise<{ month?: string | string[] }>;
}) {
  const ctx = await pageContext("worksheets.createMonth");
  const { month: asked } = await searchParams;
  const month = typeof asked === "string" && isMonth(asked) ? asked : monthToBill(ctx.today);
  const { proposed, waiting, covered, idle } = await listMonthSheets(ctx, { month });
  return (
    <>
      <PageHeader
        title={title}
        subtitle="Una planilla por cada proyecto abierto con algo por cobrar en el mes."
        crumbs={[{ label: "Planillas", href: links.worksheets }, { label: title }]}
        actions={<MonthSteps month={month} />}
      />
      <div className="grid gap-6">
        <CreateMonth key={month} {...{ month, proposed, waiting }} create={createMonth} />
        <LeftOutSheets {...{ month, covered, idle }} />
      </div>
    </>
  );
}
