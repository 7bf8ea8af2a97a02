import { printed } from "@/lib/next/printed";
import { printEquipment } from "@/lib/printed/print-equipment";

export const GET = printed((ctx, equipmentId) => printEquipment(ctx, { equipmentId }));
