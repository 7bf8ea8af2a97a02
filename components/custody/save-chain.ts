import { noSignal } from "@/components/ui/no-signal";
import type { Act } from "@/components/ui/use-act";
import type { ActionResult } from "@/lib/next/action";
import { type ChainValues, sentOf } from "./chain-values";

export interface SaveChain {
  create: Act<{ id: number; isNew: boolean }>;
  update: Act<number>;
}

/** Creates or changes the chain. When the answer to a first attempt was lost, what changed since goes to the chain it made. */
async function send(
  { create, update }: SaveChain,
  values: ChainValues,
  before: ChainValues | null,
) {
  const sent = sentOf(values, before);
  if (before) return update(sent);
  const made = await create({ ...sent, form_key: values.form_key });
  if (!made.ok) return made;
  if (!made.data || made.data.isNew) return { ok: true, data: made.data?.id ?? null } as const;
  return update({ ...sent, id: made.data.id });
}

/** The id of the saved chain, or why it was not saved; without a connection it says so. */
export const saveChain = (
  acts: SaveChain,
  values: ChainValues,
  before: ChainValues | null,
): Promise<ActionResult<number | null>> =>
  send(acts, values, before).catch((): ActionResult<never> => noSignal);
