import type { Context } from "../kernel/context";
import { Refused } from "../kernel/errors";
import { sweepFiles } from "./sweep-files";
import type { Swept } from "./sweep-terms";

const refusals = {
  foreign: "Los archivos y la base de datos no son pareja: no se toca nada.",
  busy: "En este momento se limpian o se respaldan los archivos. Intente más tarde.",
};

/** However many, since somebody has looked; 400 while it cannot be done. */
export async function setAsideOrphans(ctx: Context): Promise<Swept> {
  const swept = await sweepFiles({ ...ctx, caller: null }, { mayBeMany: true });
  if (!swept) throw new Refused(refusals.busy);
  if (swept.trouble) throw new Refused(refusals.foreign);
  return swept;
}
