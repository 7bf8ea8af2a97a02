import type { Metadata } from "next";
import { EquipmentActions } from "@/components/equipment/equipment-actions";
import { EquipmentOverview } from "@/components/equipment/equipment-overview";
import { RecordHistory } from "@/components/history/record-history";
import { PageHeader } from "@/components/layout/page-header";
import { ToProjects } from "@/components/projects/to-projects";
import { firstAct } from "@/components/ui/empty-state";
import { may } from "@/lib/auth/permissions";
import { getEquipmentCard } from "@/lib/equipment/get-equipment-card";
import { listTrace } from "@/lib/equipment/list-trace";
import { listRecordFiles } from "@/lib/files/list-record-files";
import { sealOfUnit } from "@/lib/files/protection";
import { getRecordHistory } from "@/lib/history/get-record-history";
import { links } from "@/lib/links/pages";
import { idOfPath, orNotFound, pageContext } from "@/lib/next/page-context";
import { isRetired } from "@/lib/placement/availability";
import { check, remove, retire } from "../actions";

export const metadata: Metadata = { title: "Equipo o servicio" };

type Props = { params: Promise<{ resource_id: string }> };

export default async function EquipmentCardPage({ params }: Props) {
  const ctx = await pageContext("equipment.get");
  const ref = { equipmentId: idOfPath((await params).resource_id) };
  const card = await orNotFound(getEquipmentCard(ctx, ref));
  const { unit } = card;
  const [trace, files, history] = await Promise.all([
    listTrace(ctx, ref),
    listRecordFiles(ctx, [{ model: "resource_item", id: unit.id, seal: sealOfUnit(unit) }], unit),
    getRecordHistory(ctx, "resource_item", unit),
  ]);
  const mayDo = {
    check: may(ctx.caller, "equipment.update"),
    update: may(ctx.caller, "equipment.updateAnyField"),
    retire: may(ctx.caller, "equipment.retire"),
    remove: may(ctx.caller, "equipment.delete"),
  };
  return (
    <>
      <PageHeader
        title={unit.code}
        subtitle={unit.name}
        crumbs={[{ label: "Equipos y servicios", href: links.equipmentList }, { label: unit.code }]}
        actions={<EquipmentActions card={card} mayDo={mayDo} retire={retire} remove={remove} />}
      />
      <div className="grid gap-6">
        <EquipmentOverview
          {...{ card, trace, files, check }}
          mayCheck={mayDo.check}
          assign={firstAct(may(ctx.caller, "assignments.add"), <ToProjects />, isRetired(unit))}
        />
        <RecordHistory history={history} />
      </div>
    </>
  );
}
