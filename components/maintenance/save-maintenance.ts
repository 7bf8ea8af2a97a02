import { noSignal } from "@/components/ui/no-signal";
import type { Act } from "@/components/ui/use-act";
import type { ActionResult } from "@/lib/next/action";
import { type MaintenanceValues, sentOf } from "./maintenance-values";

export interface SaveMaintenance {
  create: Act<{ id: number; isNew: boolean }>;
  update: Act<number>;
}

/** Creates or changes the sheet. When the answer to a first attempt was lost, what changed since goes to the sheet it made. */
async function send({ create, update }: SaveMaintenance, values: MaintenanceValues) {
  const sent = sentOf(values);
  if (values.sheet_id) return update(sent);
  const made = await create({ ...sent, form_key: values.form_key });
  if (!made.ok) return made;
  if (!made.data || made.data.isNew) return { ok: true, data: made.data?.id ?? null } as const;
  return update({ ...sent, sheet_id: made.data.id });
}

/** The id of the saved sheet, or why it was not saved; without a connection it says so. */
export const saveMaintenance = (
  acts: SaveMaintenance,
  values: MaintenanceValues,
): Promise<ActionResult<number | null>> =>
  send(acts, values).catch((): ActionResult<never> => noSignal);
