import { printEquipment } from "@/lib/documents/print-equipment";
import { printed } from "@/lib/next/printed";

export const GET = printed((ctx, equipmentId) => printEquipment(ctx, { equipmentId }));
