import { and, eq } from "drizzle-orm";
import { assignments } from "@/db/schema";
import type { guideStatuses, guideTypes } from "@/db/values";
import { live, type PlacedAssignment, placed } from "@/lib/assignments/queries";
import type { Context } from "@/lib/context";
import { addDays } from "@/lib/dates";
import { printShippingGuide } from "@/lib/documents/print-shipping-guide";
import { createGuide } from "@/lib/shipping/create-guide";
import { GuideChanges, GuideInput } from "@/lib/shipping/input";
import { updateGuide } from "@/lib/shipping/update-guide";
import { keepSigned } from "./files";
import type { Moment } from "./moment";
import type { Crew } from "./people-and-trucks";
import type { DemoProject } from "./projects";

type Journey = {
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

const base = "Base Coca";
const store = "Bodega Lago Agrio";

const unitsOf = (found: readonly PlacedAssignment[]) =>
  found.map(({ name, equipmentId }) => ({
    description: name,
    quantity: "1",
    unit: "u",
    id_resource_item: equipmentId,
  }));

function delivery(units: readonly PlacedAssignment[], daysAgo: number): Journey {
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

const mistake = (daysAgo: number): Journey => ({
  daysAgo,
  status: "VOID",
  guide: {
    type_shipping_guide: "EXIT",
    reason_transport: "USE_IN_PROJECT",
    details: [{ description: "Papel higiénico industrial", quantity: "24", unit: "rollo" }],
  },
});

const comeBack = (units: readonly PlacedAssignment[], daysAgo: number): Journey => ({
  daysAgo,
  status: "CLOSED",
  guide: {
    type_shipping_guide: "IN",
    reason_transport: "DEVOLUTION",
    details: unitsOf(units),
    cost_transport: "180.00",
  },
});

/** From one store to the camp, without passing by the base. */
const transfer = (daysAgo: number): Journey => ({
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

/** What is being prepared. */
const nextSupply = (daysAgo: number): Journey => ({
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

/** What went to a project first and came back from it; some have a transfer, a mistake or a draft too. */
export async function seedGuides(at: Moment, id: number, project: DemoProject, crew: Crew) {
  const { today } = at(0);
  const { retired } = project;
  const all = await placed(at(0), and(live, eq(assignments.projectId, id)));
  const units = all.filter(({ kind }) => kind === "EQUIPO");
  const first = Math.max(...project.deliveries.map(({ daysAgo }) => daysAgo));
  const sent = units.filter(({ startDate }) => startDate === addDays(today, -first));
  const back = units.filter(({ code, isRetired }) => isRetired && retired?.codes.includes(code));
  const journeys = [
    delivery(sent, first),
    id % 3 === 0 ? mistake(first - 1) : transfer(Math.min(first - 1, 6)),
    ...(retired ? [comeBack(back, retired.daysAgo)] : []),
    ...(id % 2 === 0 ? [nextSupply(id % 3)] : []),
  ];
  for (const journey of journeys)
    await seedGuide(at(journey.daysAgo), { id, project, crew, journey });
}

type Trip = { id: number; project: DemoProject; crew: Crew; journey: Journey };

async function seedGuide(then: Context, { id, project, crew, journey }: Trip) {
  const { guide, status } = journey;
  const carrier = crew.members[id % crew.members.length];
  const { type_shipping_guide: type } = guide;
  const isReturn = type === "IN";
  const { id: guideId } = await createGuide(
    then,
    GuideInput.parse({
      ...guide,
      project_id: id,
      issue_date: then.today,
      origin_place: { EXIT: base, IN: project.location, TRANSFER: store }[type],
      destination_place: isReturn ? base : project.location,
      carrier_name: carrier?.name,
      carrier_ci: carrier?.dni,
      vehicle_plate: crew.vehicles[id % crew.vehicles.length]?.plate,
      dispatcher_name: isReturn ? project.contact_name : "Gabriela Andrade",
      recibed_by: isReturn ? "Gabriela Andrade" : project.contact_name,
      contact_name: project.contact_name,
      contact_phone: project.contact_phone,
      sheet_project_logistics_concept: "Transporte de equipos",
      sheet_project_stowage_concept: "Estiba y desestiba",
    }),
  );
  if (status === "DRAFT") return;
  await updateGuide(then, GuideChanges.parse({ guide_id: guideId, status }));
  if (status !== "CLOSED") return;
  await keepSigned(
    then,
    { model: "shipping_guide", objectId: guideId, field: "shipping_guide_file" },
    await printShippingGuide(then, { guideId }),
  );
}
