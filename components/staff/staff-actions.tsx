import { SubjectActions, type SubjectRights } from "@/components/papers/subject-actions";
import { links } from "@/lib/links";
import type { StaffMember } from "@/lib/staff/get-staff-member";

/** What the person may do with the technician. */
export const StaffActions = ({ member, ...rights }: SubjectRights & { member: StaffMember }) => (
  <SubjectActions
    {...rights}
    name={`a ${member.firstName} ${member.lastName}`}
    affected={["Sus papeles, pases y vacunas, que dejan de constar."]}
    editHref={`${links.staffMember(member.id)}/edit`}
    listHref={links.staff}
    version={member.version}
    input={{ technical_id: member.id }}
    done="Técnico eliminado."
  />
);
