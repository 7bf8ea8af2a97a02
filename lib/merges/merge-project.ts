import type { Context } from "../kernel/context";
import { getProjectDossier } from "./get-project-dossier";
import { type Merged, mergeParts } from "./merge-parts";

type Asked = { projectId: number; skipBroken: boolean };

export const mergeProject = async (ctx: Context, asked: Asked): Promise<Merged> =>
  mergeParts(ctx, await getProjectDossier(ctx, asked), asked);
