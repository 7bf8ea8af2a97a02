import { PageHeader } from "@/components/layout/page-header";
import type { SubjectRights } from "@/components/papers/subject-actions";
import { ActiveState } from "@/components/ui/active-state";
import type { ChangeAct } from "@/components/ui/use-act";
import { links } from "@/lib/links/pages";
import type { StaffMember } from "@/lib/staff/get-staff-member";
import { StaffActions } from "./staff-actions";

export function StaffHeader({
  member,
  ...rights
}: SubjectRights & { member: StaffMember; erase: ChangeAct | null }) {
  const name = `${member.firstName} ${member.lastName}`;
  return (
    <PageHeader
      title={name}
      subtitle={`Cédula ${member.dni}`}
      status={<ActiveState isActive={member.isActive} />}
      crumbs={[{ label: "Técnicos", href: links.staff }, { label: name }]}
      actions={<StaffActions member={member} {...rights} />}
    />
  );
}
