/** Fields that suggest earlier values (contract, section 4). */
export const usedFields = [
  "contact_name",
  "contact_phone",
  "driver_name",
  "carrier_name",
  "location",
  "origin_place",
  "destination_place",
  "brand",
  "model",
] as const;

export type UsedField = (typeof usedFields)[number];
