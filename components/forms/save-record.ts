import type { ActionResult } from "@/lib/http/act";
import { type Act, type ChangeAct, failedAct, unreachable } from "../ui/use-act";

export interface SaveActs {
  create: Act<{ id: number; isNew: boolean; version: number | null }>;
  update: ChangeAct<number>;
}

interface Saved<Sent> {
  isKnown: boolean;
  /** The version of the record that the form goes on from. */
  seen: number | null;
  /** Names the opening of the form, so that sending it twice makes one record. */
  formKey: string | undefined;
  sent: Sent;
  asChange: (sent: Sent, id: number) => object;
}

const noSignal = {
  ok: false,
  code: "unreachable",
  error:
    "Sin conexión: no se pudo guardar. Lo escrito sigue en este dispositivo; toque Guardar otra vez cuando haya señal.",
  fieldErrors: {},
} as const;

async function send<Sent extends object>({ create, update }: SaveActs, saved: Saved<Sent>) {
  const { isKnown, seen, formKey, sent, asChange } = saved;
  if (isKnown) return update(sent, seen);
  const made = await create({ ...sent, form_key: formKey });
  if (!made.ok) return made;
  if (!made.data || made.data.isNew) return { ok: true, data: made.data?.id ?? null } as const;
  return update(asChange(sent, made.data.id), seen ?? made.data.version);
}

/**
 * Gives the record's id, or why it was not saved. When the answer to a first attempt was lost, later changes go to the
 * record it made.
 */
export const saveRecord = <Sent extends object>(
  acts: SaveActs,
  saved: Saved<Sent>,
): Promise<ActionResult<number | null>> =>
  send(acts, saved).catch((thrown): ActionResult<never> => {
    const refusal = failedAct(thrown);
    return refusal === unreachable ? noSignal : refusal;
  });
