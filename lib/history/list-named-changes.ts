import type { Context } from "../kernel/context";
import { listChanges } from "./list-changes";
import { nameChanges } from "./name-changes";

/** A page of changes as a screen shows them: whom and what each is about by name, in the company's hours. */
export async function listNamedChanges(ctx: Context, asked: Parameters<typeof listChanges>[1]) {
  const { rows } = await listChanges(ctx, asked);
  return { changes: await nameChanges(ctx, rows), timeZone: ctx.timeZone };
}
