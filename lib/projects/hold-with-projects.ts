import { atomically, type BaseContext } from "../kernel/context";
import { getProject, type Project } from "./get-project";

type Read<T> = (ctx: BaseContext) => Promise<T>;
type Held<T> = { record: T; target: Project };

/** Undoes the holding: the record is in a project that is not held. */
class MovedMeanwhile extends Error {}

async function hold<T extends { projectId: number }>(
  ctx: BaseContext,
  read: Read<T>,
  projectId: number,
  targetId: number,
): Promise<Held<T>> {
  const held = new Map<number, Project>();
  for (const id of [...new Set([projectId, targetId])].sort((a, b) => a - b))
    held.set(id, await getProject(ctx, { projectId: id }, { lock: true }));
  const record = await read(ctx);
  const target = held.get(targetId);
  if (!target || !held.has(record.projectId)) throw new MovedMeanwhile();
  return { record, target };
}

/**
 * A record as it stands once its project is held, and with it the one it would move to; held in the order of
 * their ids so that nothing deadlocks. Of a record that moved meanwhile all is let go before its new project
 * is waited for.
 */
export async function holdWithProjects<T extends { projectId: number }>(
  ctx: BaseContext,
  read: Read<T>,
  targetId?: number,
): Promise<Held<T>> {
  for (;;) {
    const { projectId } = await read(ctx);
    try {
      return await atomically(ctx, (ctx) => hold(ctx, read, projectId, targetId ?? projectId));
    } catch (thrown) {
      if (!(thrown instanceof MovedMeanwhile)) throw thrown;
    }
  }
}
