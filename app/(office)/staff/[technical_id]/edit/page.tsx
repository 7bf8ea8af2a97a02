import type { Metadata } from "next";
import { PageHeader } from "@/components/layout/page-header";
import { StaffForm } from "@/components/staff/staff-form";
import { links } from "@/lib/links/pages";
import { idOfPath, orNotFound, pageContext } from "@/lib/next/page-context";
import { getPaperMonths } from "@/lib/settings/get-paper-months";
import { getStaffMember } from "@/lib/staff/get-staff-member";
import { update } from "../../actions";

export const metadata: Metadata = { title: "Editar técnico" };

export default async function EditStaffPage({
  params,
}: {
  params: Promise<{ technical_id: string }>;
}) {
  const ctx = await pageContext("staff.update");
  const staffId = idOfPath((await params).technical_id);
  const member = await orNotFound(getStaffMember(ctx, { staffId }));
  const name = `${member.firstName} ${member.lastName}`;
  return (
    <>
      <PageHeader
        title={`Editar ${name}`}
        crumbs={[
          { label: "Técnicos", href: links.staff },
          { label: name, href: links.staffMember(staffId) },
          { label: "Editar" },
        ]}
      />
      <StaffForm member={member} months={await getPaperMonths(ctx)} save={update} />
    </>
  );
}
