import { Plus } from "lucide-react";
import type { Metadata } from "next";
import { PageHeader } from "@/components/layout/page-header";
import { StaffTable } from "@/components/staff/staff-table";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { listStaffByExpiry } from "@/lib/alerts/list-staff-by-expiry";
import { staffList } from "@/lib/alerts/staff-list";
import { may } from "@/lib/auth/permissions";
import { links } from "@/lib/links/pages";
import type { SearchParams } from "@/lib/lists/address";
import { pageOf } from "@/lib/lists/sql";
import { openListPage } from "@/lib/next/open-list-page";

export const metadata: Metadata = { title: staffList.name };

export default async function StaffPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const { ctx, query } = await openListPage(staffList, searchParams);
  const { rows, total } = await listStaffByExpiry(ctx, pageOf(query));
  const create = may(ctx.caller, "staff.create") ? <NewStaff /> : null;
  return (
    <>
      <PageHeader
        title={staffList.name}
        subtitle="Primero los que tienen papeles vencidos o por vencer."
        actions={create}
      />
      <StaffTable query={query} rows={rows} total={total} create={create ?? "office"} />
    </>
  );
}

const NewStaff = () => (
  <Button asChild variant="primary">
    <Link href={links.newStaff}>
      <Plus aria-hidden="true" />
      Nuevo técnico
    </Link>
  </Button>
);
