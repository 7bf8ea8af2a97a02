import type { Metadata } from "next";
import { PageHeader } from "@/components/layout/page-header";
import { StaffForm } from "@/components/staff/staff-form";
import { links } from "@/lib/links/pages";
import { pageContext } from "@/lib/next/page-context";
import { getPaperMonths } from "@/lib/settings/get-paper-months";
import { create } from "../actions";

export const metadata: Metadata = { title: "Nuevo técnico" };

export default async function NewStaffPage() {
  const ctx = await pageContext("staff.create");
  return (
    <>
      <PageHeader
        title="Nuevo técnico"
        crumbs={[{ label: "Técnicos", href: links.staff }, { label: "Nuevo técnico" }]}
      />
      <StaffForm months={await getPaperMonths(ctx)} save={create} />
    </>
  );
}
