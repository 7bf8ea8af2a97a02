import { ActLink } from "@/components/ui/act-link";
import type { FirstAct } from "@/components/ui/empty-state";
import type { ChangeAct } from "@/components/ui/use-act";
import { checklistOf } from "@/lib/equipment/checklist";
import type { EquipmentCard } from "@/lib/equipment/get-equipment-card";
import type { Trace } from "@/lib/equipment/list-trace";
import type { RecordFiles } from "@/lib/files/list-record-files";
import { links } from "@/lib/links/pages";
import { isOutOfService, isService } from "@/lib/placement/availability";
import { ChangeCondition } from "./change-condition";
import { ChecklistCard } from "./checklist-card";
import { EquipmentData } from "./equipment-data";
import { EquipmentImages } from "./equipment-images";
import { EquipmentPlace } from "./equipment-place";
import { EquipmentPrints } from "./equipment-prints";
import { EquipmentTrace } from "./equipment-trace";

interface EquipmentOverviewProps {
  card: EquipmentCard;
  trace: Trace[];
  files: RecordFiles;
  mayCheck: boolean;
  check: ChangeAct;
  assign: FirstAct;
  mayMaintain: boolean;
}

export function EquipmentOverview(props: EquipmentOverviewProps) {
  const { card, trace, files, mayCheck, check, assign } = props;
  const { unit } = card;
  const canCheck = mayCheck && !isOutOfService(unit);
  const change = canCheck ? <ChangeCondition unit={unit} check={check} /> : null;
  const isMaintained = props.mayMaintain && !isOutOfService(unit) && !isService(unit);
  const maintain = isMaintained ? (
    <ActLink href={links.newMaintenanceOf(unit.id, card.project?.id ?? null)}>
      Hoja de mantenimiento
    </ActLink>
  ) : null;
  return (
    <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="grid grid-cols-1 gap-6 max-xl:contents xl:order-last">
        <EquipmentPlace card={card} actions={change} />
        <div className="min-w-0 max-xl:order-2">
          <EquipmentImages files={files} prints={<EquipmentPrints unit={unit} />} />
        </div>
        <div className="min-w-0 max-xl:order-2">
          <EquipmentData unit={unit} />
        </div>
      </div>
      <div className="grid grid-cols-1 gap-6 max-xl:contents">
        {checklistOf[unit.type].length > 0 ? (
          <div className="min-w-0 max-xl:order-1">
            <ChecklistCard unit={unit} canCheck={canCheck} check={check} />
          </div>
        ) : null}
        <div className="min-w-0 max-xl:order-3">
          <EquipmentTrace trace={trace} assign={assign} maintain={maintain} />
        </div>
      </div>
    </div>
  );
}
