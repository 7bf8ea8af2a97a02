import type { Metadata } from "next";
import { ComplianceTable } from "@/components/compliance/compliance-table";
import { ActLink } from "@/components/ui/act-link";
import { firstAct } from "@/components/ui/empty-state";
import { may } from "@/lib/auth/permissions";
import { staffComplianceQuery } from "@/lib/compliance/input";
import { listStaffCompliance } from "@/lib/compliance/list-staff-compliance";
import { links } from "@/lib/links/pages";
import { parseListQuery, type SearchParams } from "@/lib/lists/address";
import { pageOf } from "@/lib/lists/sql";
import { pageContext } from "@/lib/next/page-context";

export const metadata: Metadata = { title: "Cumplimiento de técnicos" };

export default async function StaffCompliancePage({
  searchParams,
}: {
  searchParams: Promise<SearchParams>;
}) {
  const ctx = await pageContext("alerts.list");
  const query = parseListQuery(await searchParams, staffComplianceQuery);
  const compliance = await listStaffCompliance(ctx, pageOf(query));
  return (
    <ComplianceTable
      of="staff"
      query={query}
      compliance={compliance}
      create={firstAct(
        may(ctx.caller, "staff.create"),
        <ActLink href={links.newStaff}>Nuevo técnico</ActLink>,
      )}
    />
  );
}
