import { equipment } from "@/db/schema";

export const unitColumns = {
  id: equipment.id,
  code: equipment.code,
  name: equipment.name,
  type: equipment.type,
  condition: equipment.condition,
};
