import type { Context } from "../kernel/context";
import { listChanges } from "./list-changes";
import { nameChanges } from "./name-changes";

export async function listNamedChanges(ctx: Context, asked: Parameters<typeof listChanges>[1]) {
  const { rows } = await listChanges(ctx, asked);
  return { changes: await nameChanges(ctx, rows), timeZone: ctx.timeZone };
}
