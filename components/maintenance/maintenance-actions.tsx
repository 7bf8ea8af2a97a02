"use client";

import { Pencil, Trash2, Undo2 } from "lucide-react";
import type { ComponentType } from "react";
import { RecordMenu } from "@/components/forms/record-menu";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import type { ChangeAct } from "@/components/ui/use-act";
import { links } from "@/lib/links/pages";
import {
  isApproved,
  type MaintenanceStatus,
  maintenanceStatusRules,
} from "@/lib/states/maintenance";
import {
  type ActedMaintenance,
  ApproveMaintenance,
  backOf,
  CompleteMaintenance,
  type MaintenanceStep,
  RemoveMaintenance,
  TakeBackMaintenance,
} from "./maintenance-asks";

interface MaintenanceActionsProps {
  sheet: ActedMaintenance;
  mayDo: { update: boolean; approve: boolean; remove: boolean };
  acts: { update: ChangeAct<number>; remove: ChangeAct };
}

export function MaintenanceActions({ sheet, mayDo, acts }: MaintenanceActionsProps) {
  const mayWrite = mayDo.update && (mayDo.approve || !isApproved(sheet));
  const back = backOf(sheet);
  return (
    <>
      <RecordMenu
        acts={[
          mayWrite &&
            back !== null && {
              label: back.label,
              icon: Undo2,
              ask: <TakeBackMaintenance sheet={sheet} back={back} update={acts.update} />,
            },
          mayDo.remove && {
            label: "Eliminar",
            icon: Trash2,
            tone: "danger",
            ask: <RemoveMaintenance sheet={sheet} remove={acts.remove} />,
          },
        ]}
      />
      {mayWrite ? (
        <>
          <Button asChild>
            <Link href={`${links.maintenanceSheet(sheet.id)}/edit`}>
              <Pencil aria-hidden="true" />
              Editar
            </Link>
          </Button>
          <NextStep sheet={sheet} mayApprove={mayDo.approve} update={acts.update} />
        </>
      ) : null}
    </>
  );
}

const stepsTo: Partial<Record<MaintenanceStatus, ComponentType<MaintenanceStep>>> = {
  COMPLETED: CompleteMaintenance,
  APPROVED: ApproveMaintenance,
};

function NextStep({ sheet, mayApprove, update }: MaintenanceStep & { mayApprove: boolean }) {
  const open = maintenanceStatusRules[sheet.status].next.filter(
    (status) => mayApprove || !isApproved({ status }),
  );
  const [Step] = open.flatMap((status) => stepsTo[status] ?? []);
  return Step ? <Step sheet={sheet} update={update} /> : null;
}
