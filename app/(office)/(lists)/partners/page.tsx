import { Plus } from "lucide-react";
import type { Metadata } from "next";
import { PageHeader } from "@/components/layout/page-header";
import { PlainList } from "@/components/lists/plain-list";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { may } from "@/lib/auth/permissions";
import { links } from "@/lib/links/pages";
import type { SearchParams } from "@/lib/lists/address";
import { pageOf } from "@/lib/lists/sql";
import { openListPage } from "@/lib/next/open-list-page";
import { partnerList } from "@/lib/partners/list";
import { listPartners } from "@/lib/partners/list-partners";

export const metadata: Metadata = { title: partnerList.name };

type Props = { searchParams: Promise<SearchParams> };

export default async function PartnersPage({ searchParams }: Props) {
  const { ctx, query } = await openListPage(partnerList, searchParams);
  const { rows, total } = await listPartners(ctx, pageOf(query));
  const create = may(ctx.caller, "partners.create") ? <NewPartner /> : null;
  return (
    <>
      <PageHeader title={partnerList.name} actions={create} />
      <PlainList
        list={partnerList}
        {...{ query, rows, total }}
        rowId={({ id }) => id}
        rowHref={({ id }) => links.partner(id)}
        rowMuted={({ isActive }) => !isActive}
        create={create ?? "office"}
      />
    </>
  );
}

const NewPartner = () => (
  <Button asChild variant="primary">
    <Link href="/partners/new">
      <Plus aria-hidden="true" />
      Nuevo cliente
    </Link>
  </Button>
);
