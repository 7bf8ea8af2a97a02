import { atomically, type BaseContext } from "../kernel/context";
import { bears } from "../values/marks.mjs";
import type { Project } from "./get-project";
import { lockProject } from "./lock-project";

type Read<T> = (ctx: BaseContext) => Promise<T>;
type Locked<T> = { record: T; target: Project };

const mark = Symbol.for("faena.movedMeanwhile");

/** Undoes the locks: the record is in a project that is not locked. */
class MovedMeanwhile extends Error {
  readonly [mark] = true;
}

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
 * their ids so that nothing deadlocks. Of a record that moved meanwhile all is let go before its new project
 * is waited for.
 */
export async function lockProjectsOf<T extends { projectId: number }>(
  ctx: BaseContext,
  read: Read<T>,
  targetId?: number,
): Promise<Locked<T>> {
  for (;;) {
    const { projectId } = await read(ctx);
    try {
      return await atomically(ctx, (ctx) => lockBoth(ctx, read, projectId, targetId ?? projectId));
    } catch (thrown) {
      if (!bears(thrown, mark)) throw thrown;
    }
  }
}
