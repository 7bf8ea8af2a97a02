import { Plus } from "lucide-react";
import type { Metadata } from "next";
import Link from "next/link";
import { PageHeader } from "@/components/layout/page-header";
import { PartnersTable } from "@/components/partners/partners-table";
import { Button } from "@/components/ui/button";
import { may } from "@/lib/auth/permissions";
import { parseListQuery, type SearchParams } from "@/lib/lists/address";
import { pageOf } from "@/lib/lists/sql";
import { pageContext } from "@/lib/next/page-context";
import { partnerQuery } from "@/lib/partners/input";
import { listPartners } from "@/lib/partners/list-partners";

export const metadata: Metadata = { title: "Clientes" };

export default async function PartnersPage({
  searchParams,
}: {
  searchParams: Promise<SearchParams>;
}) {
  const ctx = await pageContext("partners.list");
  const query = parseListQuery(await searchParams, partnerQuery);
  const { rows, total } = await listPartners(ctx, pageOf(query));
  const create = may(ctx.caller, "partners.create") ? <NewPartner /> : null;
  return (
    <>
      <PageHeader title="Clientes" actions={create} />
      <PartnersTable query={query} rows={rows} total={total} create={create ?? "office"} />
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
