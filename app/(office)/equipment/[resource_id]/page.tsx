import type { Metadata } from "next";
import { UnitBlocks } from "@/components/availability/unit-blocks";
import { UnitStrip } from "@/components/availability/unit-strip";
import { EquipmentHeader } from "@/components/equipment/equipment-header";
import { EquipmentOverview } from "@/components/equipment/equipment-overview";
import { RecordHistory } from "@/components/history/record-history";
import { ToProjects } from "@/components/projects/to-projects";
import { firstAct } from "@/components/ui/empty-state";
import { rightsOf } from "@/lib/auth/permissions";
import { getUnitStrip } from "@/lib/availability/get-unit-strip";
import { listUnitBlocks } from "@/lib/availability/list-unit-blocks";
import { getEquipmentCard } from "@/lib/equipment/get-equipment-card";
import { listTrace } from "@/lib/equipment/list-trace";
import { listRecordFiles } from "@/lib/files/list-record-files";
import { sealOfUnit } from "@/lib/files/protection";
import { getRecordHistory } from "@/lib/history/get-record-history";
import { idOfPath, orNotFound, pageContext } from "@/lib/next/page-context";
import { isOutOfService, isService } from "@/lib/placement/availability";
import { move } from "../../reservations/actions";
import { block, check, remove, retire, unblock } from "../actions";

export const metadata: Metadata = { title: "Equipo o servicio" };

type Props = { params: Promise<{ resource_id: string }> };

export default async function EquipmentCardPage({ params }: Props) {
  const ctx = await pageContext("equipment.get");
  const ref = { equipmentId: idOfPath((await params).resource_id) };
  const card = await orNotFound(getEquipmentCard(ctx, ref));
  const { unit } = card;
  const [trace, files, history, blocks, strip] = await Promise.all([
    listTrace(ctx, ref),
    listRecordFiles(ctx, [{ model: "resource_item", id: unit.id, seal: sealOfUnit(unit) }], unit),
    getRecordHistory(ctx, "resource_item", unit),
    listUnitBlocks(ctx, ref),
    isService(unit) ? null : getUnitStrip(ctx, unit),
  ]);
  const mayDo = rightsOf(ctx.caller, {
    check: "equipment.update",
    update: "equipment.updateAnyField",
    retire: "equipment.retire",
    remove: "equipment.delete",
    assign: "assignments.add",
    block: "availability.block",
    maintain: "maintenance.create",
    reserve: "reservations.create",
    move: "reservations.move",
  });
  const assign = firstAct(mayDo.assign, <ToProjects />, isOutOfService(unit));
  return (
    <>
      <EquipmentHeader {...{ card, mayDo, retire, remove }} />
      <div className="grid gap-6">
        <EquipmentOverview
          mayCheck={mayDo.check}
          mayMaintain={mayDo.maintain}
          {...{ card, trace, files, check, assign }}
        />
        {strip && !isOutOfService(unit) ? (
          <UnitStrip
            {...{ strip }}
            today={ctx.today}
            mayReserve={mayDo.reserve}
            mayMove={mayDo.move}
            {...{ move }}
          />
        ) : null}
        {isService(unit) ? null : (
          <UnitBlocks
            unit={{ id: unit.id, code: unit.code }}
            today={ctx.today}
            acts={mayDo.block && !isOutOfService(unit) ? { block, unblock } : null}
            {...{ blocks }}
          />
        )}
        <RecordHistory history={history} />
      </div>
    </>
  );
}
