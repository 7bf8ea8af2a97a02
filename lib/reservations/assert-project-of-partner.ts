import type { BaseContext } from "../kernel/context";
import { invalidField } from "../kernel/errors";
import { getOpenProject } from "../projects/get-project";

/** The project is open, and of the client. */
export async function assertProjectOfPartner(
  ctx: BaseContext,
  { projectId, partnerId }: { projectId: number | null | undefined; partnerId: number },
) {
  if (!projectId) return null;
  const project = await getOpenProject(ctx, { projectId });
  if (project.partnerId !== partnerId)
    throw invalidField("project_id", "El proyecto es de otro cliente.");
  return project;
}
