import { printChecklist } from "@/lib/documents/print-checklist";
import { printed } from "@/lib/next/printed";

export const GET = printed((ctx, equipmentId) => printChecklist(ctx, { equipmentId }));
