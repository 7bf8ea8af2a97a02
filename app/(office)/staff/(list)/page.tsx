import { Plus } from "lucide-react";
import type { Metadata } from "next";
import Link from "next/link";
import { PageHeader } from "@/components/layout/page-header";
import { StaffTable } from "@/components/staff/staff-table";
import { Button } from "@/components/ui/button";
import { listStaffByExpiry } from "@/lib/alerts/list-staff-by-expiry";
import { may } from "@/lib/auth/permissions";
import { links } from "@/lib/links/pages";
import { parseListQuery, type SearchParams } from "@/lib/lists/address";
import { pageOf } from "@/lib/lists/sql";
import { pageContext } from "@/lib/next/page-context";
import { staffQuery } from "@/lib/staff/input";

export const metadata: Metadata = { title: "Técnicos" };

export default async function StaffPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const ctx = await pageContext("staff.list");
  const query = parseListQuery(await searchParams, staffQuery);
  const { rows, total } = await listStaffByExpiry(ctx, pageOf(query));
  const create = may(ctx.caller, "staff.create") ? <NewStaff /> : null;
  return (
    <>
      <PageHeader
        title="Técnicos"
        subtitle="Primero los que tienen papeles vencidos o por vencer."
        actions={create}
      />
      <StaffTable query={query} rows={rows} total={total} create={create ?? "office"} />
    </>
  );
}

const NewStaff = () => (
  <Button asChild variant="primary">
    <Link href={`${links.staff}/new`}>
      <Plus aria-hidden="true" />
      Nuevo técnico
    </Link>
  </Button>
);
