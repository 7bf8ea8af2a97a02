import { checklistItems, conditions } from "@/db/values";
import { type ChecklistItem, checklistOf, type EquipmentType } from "./checklist";

export type Condition = (typeof conditions)[number];

type Checks = { [Item in ChecklistItem]?: boolean | undefined };
type Repair = { condition?: Condition | undefined; repairReason?: string | null | undefined };

type WithCondition = { condition?: Condition | undefined };

/** Its reason is said. */
export const isInRepair = ({ condition }: WithCondition): boolean => condition === "EN REPARACION";

export const isWorking = ({ condition }: WithCondition): boolean => condition === "FUNCIONANDO";

/** What somebody has to see to. */
export const conditionsInNeed = conditions.filter((condition) => !isWorking({ condition }));

/** It goes to no project as it is. */
export const isBroken = ({ condition }: WithCondition): boolean =>
  condition === "DAÑADO" || isInRepair({ condition });

export function conditionByChecklist(type: EquipmentType, checks: Checks): Condition | null {
  const items = checklistOf[type];
  if (items.length === 0) return null;
  return items.every((item) => checks[item]) ? "FUNCIONANDO" : "INCOMPLETO";
}

const asksChecklist = (asked: Checks) => checklistItems.some((item) => asked[item] !== undefined);

/** The one asked for, else the checklist's when a component is given. */
export function conditionAfter(
  before: Checks & { type: EquipmentType; condition: Condition },
  asked: Checks & Repair & { type?: EquipmentType | undefined },
): Condition {
  if (asked.condition) return asked.condition;
  if (!asksChecklist(asked)) return before.condition;
  const type = asked.type ?? before.type;
  return conditionByChecklist(type, { ...before, ...asked }) ?? before.condition;
}

/** Going to repair needs its reason said now; it may not be wiped while there. Null when it is right. */
export function repairReasonFault(before: Repair, asked: Repair, after: Condition): string | null {
  if (!isInRepair({ condition: after })) return null;
  const stored = isInRepair(before) ? before.repairReason : null;
  const reason = asked.repairReason === undefined ? stored : asked.repairReason;
  return reason ? null : "Indique el motivo de la reparación.";
}
