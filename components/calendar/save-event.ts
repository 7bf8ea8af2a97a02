import { noSignal } from "@/components/ui/no-signal";
import type { Act } from "@/components/ui/use-act";
import type { ActionResult } from "@/lib/next/action";
import { type EventValues, sentOf } from "./event-values";

export interface SaveEvent {
  create: Act<{ id: number; isNew: boolean }>;
  update: Act<number>;
}

/** Creates or changes the event. When the answer to a first attempt was lost, what changed since goes to the one it made. */
async function send({ create, update }: SaveEvent, values: EventValues) {
  const sent = sentOf(values);
  if (values.event_id) return update(sent);
  const made = await create({ ...sent, form_key: values.form_key });
  if (!made.ok) return made;
  if (!made.data || made.data.isNew) return { ok: true, data: made.data?.id ?? null } as const;
  return update({ ...sent, event_id: made.data.id });
}

/** The id of the saved event, or why it was not saved; without a connection it says so. */
export const saveEvent = (
  acts: SaveEvent,
  values: EventValues,
): Promise<ActionResult<number | null>> =>
  send(acts, values).catch((): ActionResult<never> => noSignal);
