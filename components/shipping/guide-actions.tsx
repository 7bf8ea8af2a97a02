"use client";

import { Ban, Pencil, Trash2 } from "lucide-react";
import { RecordMenu } from "@/components/forms/record-menu";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import type { ChangeAct } from "@/components/ui/use-act";
import { links } from "@/lib/links/pages";
import { isDraftGuide, isVoidGuide } from "@/lib/states/guide";
import { type ActedGuide, CloseGuide, RemoveGuide, VoidGuide } from "./guide-asks";

interface GuideActionsProps {
  guide: ActedGuide;
  mayDo: { update: boolean; remove: boolean };
  acts: { update: ChangeAct<number>; remove: ChangeAct };
}

export function GuideActions({ guide, mayDo, acts }: GuideActionsProps) {
  const isDraft = isDraftGuide(guide);
  return (
    <>
      <RecordMenu
        acts={[
          mayDo.update &&
            !isVoidGuide(guide) && {
              label: "Anular",
              icon: Ban,
              tone: "danger",
              ask: <VoidGuide guide={guide} update={acts.update} />,
            },
          mayDo.remove &&
            isDraft && {
              label: "Eliminar",
              icon: Trash2,
              tone: "danger",
              ask: <RemoveGuide guide={guide} remove={acts.remove} />,
            },
        ]}
      />
      {mayDo.update && isDraft ? (
        <>
          <Button asChild>
            <Link href={links.shippingGuideEdit(guide.id)}>
              <Pencil aria-hidden="true" />
              Editar
            </Link>
          </Button>
          <CloseGuide guide={guide} update={acts.update} />
        </>
      ) : null}
    </>
  );
}
