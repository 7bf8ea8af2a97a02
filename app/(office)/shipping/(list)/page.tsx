import type { Metadata } from "next";
import { PageHeader } from "@/components/layout/page-header";
import { GuidesTable } from "@/components/shipping/guides-table";
import { NewGuide } from "@/components/shipping/new-guide";
import { may } from "@/lib/auth/permissions";
import { parseListQuery, type SearchParams } from "@/lib/lists/address";
import { pageOf } from "@/lib/lists/sql";
import { pageContext } from "@/lib/next/page-context";
import { listProjectChoices } from "@/lib/projects/list-project-choices";
import { listGuides } from "@/lib/shipping/list-guides";
import { guideQuery } from "@/lib/shipping/list-input";

export const metadata: Metadata = { title: "Guías de remisión" };

type Props = { searchParams: Promise<SearchParams> };

export default async function ShippingPage({ searchParams }: Props) {
  const ctx = await pageContext("shipping.list");
  const query = parseListQuery(await searchParams, guideQuery);
  const [{ rows, total }, choices] = await Promise.all([
    listGuides(ctx, pageOf(query)),
    listProjectChoices(ctx),
  ]);
  const create = may(ctx.caller, "shipping.create") ? <NewGuide /> : null;
  return (
    <>
      <PageHeader title="Guías de remisión" actions={create} />
      <GuidesTable
        {...{ query, rows, total, choices }}
        create={create ?? "office"}
        exportHref="/shipping/export"
      />
    </>
  );
}
