import { printed } from "@/lib/next/printed";
import { printMaintenance } from "@/lib/printed/print-maintenance";

export const GET = printed((ctx, sheetId) => printMaintenance(ctx, { sheetId }));
