import type { Metadata } from "next";
import { PageHeader } from "@/components/layout/page-header";
import { GuidesTable } from "@/components/shipping/guides-table";
import { NewGuide } from "@/components/shipping/new-guide";
import { concealMoney } from "@/lib/auth/conceal-money";
import { may } from "@/lib/auth/permissions";
import type { SearchParams } from "@/lib/lists/address";
import { pageOf } from "@/lib/lists/sql";
import { openListPage } from "@/lib/next/open-list-page";
import { getProjectChoices } from "@/lib/projects/get-project-choices";
import { guideList } from "@/lib/shipping/list";
import { listGuides } from "@/lib/shipping/list-guides";

export const metadata: Metadata = { title: guideList.name };

type Props = { searchParams: Promise<SearchParams> };

export default async function ShippingPage({ searchParams }: Props) {
  const { ctx, query } = await openListPage(guideList, searchParams);
  const [{ rows, total }, choices] = await Promise.all([
    listGuides(ctx, pageOf(query)),
    getProjectChoices(ctx, query.filters),
  ]);
  const create = may(ctx.caller, "shipping.create") ? <NewGuide /> : null;
  return (
    <>
      <PageHeader title={guideList.name} actions={create} />
      <GuidesTable
        {...{ query, total, choices }}
        rows={concealMoney(ctx.caller, rows)}
        create={create ?? "office"}
      />
    </>
  );
}
