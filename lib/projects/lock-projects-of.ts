import type { BaseContext } from "../kernel/context";
import type { Project } from "./get-project";
import { lockInPlace, MovedMeanwhile } from "./lock-in-place";
import { lockProject } from "./lock-project";

type Read<T> = (ctx: BaseContext) => Promise<T>;
type Locked<T> = { record: T; target: Project };

async function lockBoth<T extends { projectId: number }>(
  ctx: BaseContext,
  read: Read<T>,
  projectId: number,
  targetId: number,
): Promise<Locked<T>> {
  const locked = new Map<number, Project>();
  for (const id of [...new Set([projectId, targetId])].sort((a, b) => a - b))
    locked.set(id, await lockProject(ctx, { projectId: id }));
  const record = await read(ctx);
  const target = locked.get(targetId);
  if (!target || !locked.has(record.projectId)) throw new MovedMeanwhile();
  return { record, target };
}

/**
 * A record as it stands once its project is locked, and with it the one it would move to; locked in the order of
 * their ids so that nothing deadlocks.
 */
export const lockProjectsOf = <T extends { projectId: number }>(
  ctx: BaseContext,
  read: Read<T>,
  targetId?: number,
): Promise<Locked<T>> =>
  lockInPlace(ctx, async (ctx) => {
    const { projectId } = await read(ctx);
    return lockBoth(ctx, read, projectId, targetId ?? projectId);
  });
