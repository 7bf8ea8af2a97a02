import { checklistItems, conditions } from "@/db/values";
import { type ChecklistItem, checklistOf, type EquipmentType } from "./checklist";

export type Condition = (typeof conditions)[number];

type Checks = { [Item in ChecklistItem]?: boolean | undefined };
type Repair = { condition?: Condition | undefined; repairReason?: string | null | undefined };

type WithCondition = { condition?: Condition | undefined };

export const isInRepair = ({ condition }: WithCondition): boolean => condition === "EN REPARACION";

export const isWorking = ({ condition }: WithCondition): boolean => condition === "FUNCIONANDO";

export const conditionsInNeed = conditions.filter((condition) => !isWorking({ condition }));

export const isBroken = ({ condition }: WithCondition): boolean =>
  condition === "DAÑADO" || isInRepair({ condition });

export function conditionByChecklist(type: EquipmentType, checks: Checks): Condition | null {
  const items = checklistOf[type];
  if (items.length === 0) return null;
  return items.every((item) => checks[item]) ? "FUNCIONANDO" : "INCOMPLETO";
}

const asksChecklist = (asked: Checks) => checklistItems.some((item) => asked[item] !== undefined);

/** The condition asked for; else, when a component is given, the checklist's. */
export function conditionAfter(
  before: Checks & { type: EquipmentType; condition: Condition },
  asked: Checks & Repair & { type?: EquipmentType | undefined },
): Condition {
  if (asked.condition) return asked.condition;
  if (!asksChecklist(asked)) return before.condition;
  const type = asked.type ?? before.type;
  return conditionByChecklist(type, { ...before, ...asked }) ?? before.condition;
}

/** Null when right. Going to repair needs a reason in the same change; while there it may not be cleared. */
export function repairReasonFault(before: Repair, asked: Repair, after: Condition): string | null {
  if (!isInRepair({ condition: after })) return null;
  const stored = isInRepair(before) ? before.repairReason : null;
  const reason = asked.repairReason === undefined ? stored : asked.repairReason;
  return reason ? null : "Indique el motivo de la reparación.";
}
