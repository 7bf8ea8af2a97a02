import { noSignal } from "@/components/ui/no-signal";
import type { Act } from "@/components/ui/use-act";
import type { ActionResult } from "@/lib/next/action";
import { type GuideValues, sentOf } from "./guide-values";

export interface SaveGuide {
  create: Act<{ id: number; isNew: boolean }>;
  update: Act<number>;
}

/** Creates or changes the guide. When the answer to a first attempt was lost, what changed since goes to the guide it made. */
async function send({ create, update }: SaveGuide, values: GuideValues) {
  const sent = sentOf(values);
  if (values.guide_id) return update(sent);
  const made = await create({ ...sent, form_key: values.form_key });
  if (!made.ok) return made;
  if (!made.data || made.data.isNew) return { ok: true, data: made.data?.id ?? null } as const;
  const { guide_number, ...fields } = sent;
  return update({ ...fields, ...(guide_number && { guide_number }), guide_id: made.data.id });
}

/** The id of the saved guide, or why it was not saved; without a connection it says so. */
export const saveGuide = (
  acts: SaveGuide,
  values: GuideValues,
): Promise<ActionResult<number | null>> =>
  send(acts, values).catch((): ActionResult<never> => noSignal);
