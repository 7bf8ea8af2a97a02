import { printMaintenance } from "@/lib/documents/print-maintenance";
import { printed } from "@/lib/next/printed";

export const GET = printed((ctx, sheetId) => printMaintenance(ctx, { sheetId }));
