import { equipmentList } from "@/lib/equipment/list";
import { listEquipment } from "@/lib/equipment/list-equipment";
import { exportList } from "@/lib/next/export";

export const GET = exportList({ list: equipmentList, read: listEquipment, inLots: true });
