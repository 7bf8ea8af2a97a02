"use client";

import { Ban, Pencil, QrCode, Trash2 } from "lucide-react";
import { RecordMenu } from "@/components/forms/record-menu";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import type { ChangeAct } from "@/components/ui/use-act";
import type { EquipmentCard } from "@/lib/equipment/get-equipment-card";
import { links } from "@/lib/links/pages";
import { isOutOfService } from "@/lib/placement/availability";
import { DeleteEquipment } from "./delete-equipment";
import { RetireEquipment } from "./retire-equipment";

interface EquipmentActionsProps {
  card: EquipmentCard;
  mayDo: { update: boolean; retire: boolean; remove: boolean };
  retire: ChangeAct;
  remove: ChangeAct;
}

export function EquipmentActions({ card, mayDo, retire, remove }: EquipmentActionsProps) {
  const { id, version, code } = card.unit;
  const unit = { id, version, code };
  const lives = !isOutOfService(card.unit);
  return (
    <>
      <RecordMenu
        acts={[
          mayDo.retire &&
            lives && {
              label: "Dar de baja",
              icon: Ban,
              tone: "danger",
              ask: <RetireEquipment unit={unit} retire={retire} />,
            },
          mayDo.remove && {
            label: "Eliminar",
            icon: Trash2,
            tone: "danger",
            ask: (
              <DeleteEquipment unit={unit} assignmentCount={card.assignmentCount} remove={remove} />
            ),
          },
        ]}
      />
      <Button asChild>
        <Link href={`${links.equipment(id)}/label`}>
          <QrCode aria-hidden="true" />
          Etiqueta
        </Link>
      </Button>
      {mayDo.update && lives ? (
        <Button asChild>
          <Link href={`${links.equipment(id)}/edit`}>
            <Pencil aria-hidden="true" />
            Editar
          </Link>
        </Button>
      ) : null}
    </>
  );
}
