"use client";

import { SubjectActions, type SubjectRights } from "@/components/papers/subject-actions";
import { personalDataActs } from "@/components/privacy/personal-data-acts";
import type { ChangeAct } from "@/components/ui/use-act";
import { links } from "@/lib/links/pages";
import type { StaffMember } from "@/lib/staff/get-staff-member";

interface StaffActionsProps extends SubjectRights {
  member: StaffMember;
  /** Null without permission. */
  erase: ChangeAct | null;
}

export function StaffActions({ member, erase, ...rights }: StaffActionsProps) {
  const name = `${member.firstName} ${member.lastName}`;
  const person = { kind: "technical", id: member.id, version: member.version, name } as const;
  const acts = erase ? personalDataActs(person, erase) : null;
  return (
    <SubjectActions
      {...rights}
      name={`a ${name}`}
      affected={["Sus papeles, pases y vacunas, que dejan de constar."]}
      editHref={`${links.staffMember(member.id)}/edit`}
      listHref={links.staff}
      version={member.version}
      input={{ technical_id: member.id }}
      done="Técnico eliminado."
      before={acts?.exporting ?? false}
      after={acts?.erasing ?? false}
    />
  );
}
