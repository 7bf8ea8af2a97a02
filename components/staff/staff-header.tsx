import { PageHeader } from "@/components/layout/page-header";
import type { SubjectRights } from "@/components/papers/subject-actions";
import { ExportPerson } from "@/components/privacy/export-person";
import { ActiveState } from "@/components/ui/active-state";
import { links } from "@/lib/links";
import type { StaffMember } from "@/lib/staff/get-staff-member";
import { StaffActions } from "./staff-actions";

/** The head of a technician's card: who, whether active, and what may be done with the record. */
export function StaffHeader({
  member,
  canExport,
  ...rights
}: SubjectRights & { member: StaffMember; canExport: boolean }) {
  const name = `${member.firstName} ${member.lastName}`;
  return (
    <PageHeader
      title={name}
      subtitle={`Cédula ${member.dni}`}
      status={<ActiveState isActive={member.isActive} />}
      crumbs={[{ label: "Técnicos", href: links.staff }, { label: name }]}
      actions={
        <>
          {canExport ? <ExportPerson person={{ kind: "technical", id: member.id, name }} /> : null}
          <StaffActions member={member} {...rights} />
        </>
      }
    />
  );
}
