import { printed } from "@/lib/next/printed";
import { printChecklist } from "@/lib/printed/print-checklist";

export const GET = printed((ctx, equipmentId) => printChecklist(ctx, { equipmentId }));
