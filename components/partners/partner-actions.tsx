"use client";

import { Pencil, Trash2 } from "lucide-react";
import { RecordMenu } from "@/components/forms/record-menu";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import type { ChangeAct } from "@/components/ui/use-act";
import { links } from "@/lib/links/pages";
import { DeletePartner } from "./delete-partner";

interface PartnerActionsProps {
  partner: { id: number; version: number; name: string };
  projectCount: number;
  canUpdate: boolean;
  canDelete: boolean;
  remove: ChangeAct;
}

export const PartnerActions = ({ canUpdate, canDelete, ...props }: PartnerActionsProps) => (
  <>
    <RecordMenu
      acts={[
        canDelete && {
          label: "Eliminar",
          icon: Trash2,
          tone: "danger",
          ask: <DeletePartner {...props} />,
        },
      ]}
    />
    {canUpdate ? (
      <Button asChild>
        <Link href={`${links.partner(props.partner.id)}/edit`}>
          <Pencil aria-hidden="true" />
          Editar
        </Link>
      </Button>
    ) : null}
  </>
);
