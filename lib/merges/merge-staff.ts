import type { Context } from "../kernel/context";
import { getStaffDossier } from "./get-staff-dossier";
import { type Merged, mergeParts } from "./merge-parts";

type Asked = { staffId: number; skipBroken: boolean };

export const mergeStaff = async (ctx: Context, asked: Asked): Promise<Merged> =>
  mergeParts(ctx, await getStaffDossier(ctx, asked), asked);
