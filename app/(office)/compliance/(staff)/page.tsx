import type { Metadata } from "next";
import { ComplianceTable } from "@/components/compliance/compliance-table";
import { staffComplianceQuery } from "@/lib/alerts/input";
import { listStaffCompliance } from "@/lib/alerts/list-staff-compliance";
import { parseListQuery, type SearchParams } from "@/lib/list-query";
import { pageOf } from "@/lib/listing";
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
  return <ComplianceTable of="staff" query={query} compliance={compliance} />;
}
