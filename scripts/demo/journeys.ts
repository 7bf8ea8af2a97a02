import type { guideStatuses, guideTypes } from "@/db/values";
import type { NamedAssignment } from "@/lib/assignments/queries";

export type Journey = {
  daysAgo: number;
  status: (typeof guideStatuses)[number];
  guide: {
    type_shipping_guide: (typeof guideTypes)[number];
    reason_transport: "RENT" | "DEVOLUTION" | "USE_IN_PROJECT";
    details: { description: string; quantity: string; unit: string; id_resource_item?: number }[];
    cost_transport?: string;
    cost_stowage?: string;
  };
};

const unitsOf = (found: readonly NamedAssignment[]) =>
  found.map(({ name, equipmentId }) => ({
    description: name,
    quantity: "1",
    unit: "u",
    id_resource_item: equipmentId,
  }));

export function delivery(units: readonly NamedAssignment[], daysAgo: number): Journey {
  return {
    daysAgo,
    status: "CLOSED",
    guide: {
      type_shipping_guide: "EXIT",
      reason_transport: "RENT",
      details: unitsOf(units),
      cost_transport: "420.00",
      cost_stowage: "65.00",
    },
  };
}

export const mistake = (daysAgo: number): Journey => ({
  daysAgo,
  status: "VOID",
  guide: {
    type_shipping_guide: "EXIT",
    reason_transport: "USE_IN_PROJECT",
    details: [{ description: "Papel higiénico industrial", quantity: "24", unit: "rollo" }],
  },
});

export const comeBack = (units: readonly NamedAssignment[], daysAgo: number): Journey => ({
  daysAgo,
  status: "CLOSED",
  guide: {
    type_shipping_guide: "IN",
    reason_transport: "DEVOLUTION",
    details: unitsOf(units),
    cost_transport: "180.00",
  },
});

export const transfer = (daysAgo: number): Journey => ({
  daysAgo,
  status: "CLOSED",
  guide: {
    type_shipping_guide: "TRANSFER",
    reason_transport: "USE_IN_PROJECT",
    details: [
      { description: "Generador diésel 20 kVA", quantity: "1", unit: "u" },
      { description: "Manguera de succión de 3 pulgadas", quantity: "40", unit: "m" },
    ],
    cost_transport: "150.00",
    cost_stowage: "30.00",
  },
});

export const nextSupply = (daysAgo: number): Journey => ({
  daysAgo,
  status: "DRAFT",
  guide: {
    type_shipping_guide: "EXIT",
    reason_transport: "USE_IN_PROJECT",
    details: [
      { description: "Desinfectante de amonio cuaternario", quantity: "12.5", unit: "gal" },
      { description: "Repuestos de grifería", quantity: "6", unit: "u" },
    ],
    cost_transport: "95.00",
  },
});
