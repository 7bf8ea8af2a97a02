import { and, eq } from "drizzle-orm";
import { assignments } from "@/db/schema";
import type { guideStatuses } from "@/db/values";
import { live, type PlacedAssignment, placed } from "@/lib/assignments/queries";
import type { Context } from "@/lib/context";
import { addDays } from "@/lib/dates";
import { createGuide } from "@/lib/shipping/create-guide";
import { GuideChanges, GuideInput } from "@/lib/shipping/input";
import { updateGuide } from "@/lib/shipping/update-guide";
import type { Moment } from "./moment";
import type { Crew } from "./people-and-trucks";
import type { DemoProject } from "./projects";

type Journey = {
  daysAgo: number;
  status: (typeof guideStatuses)[number];
  guide: {
    type_shipping_guide: "EXIT" | "IN";
    reason_transport: "RENT" | "DEVOLUTION" | "USE_IN_PROJECT";
    details: { description: string; quantity: string; unit: string; id_resource_item?: number }[];
    cost_transport?: string;
    cost_stowage?: string;
  };
};

const base = "Base Coca";

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

/** Written for the wrong camp. */
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

/** What is being prepared. */
const nextSupply: Journey = {
  daysAgo: 1,
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
};

/** The shipping guides of a project in every state: what went first, what came back, what is next. */
export async function seedGuides(at: Moment, id: number, project: DemoProject, crew: Crew) {
  const { today } = at(0);
  const all = await placed(at(0), and(live, eq(assignments.projectId, id)));
  const units = all.filter(({ kind }) => kind === "EQUIPO");
  const first = Math.max(...project.deliveries.map(({ daysAgo }) => daysAgo));
  const sent = units.filter(({ startDate }) => startDate === addDays(today, -first));
  const journeys = [delivery(sent, first), mistake(first - 1)];
  const { retired } = project;
  if (retired)
    journeys.push(
      comeBack(
        units.filter(({ code, isRetired }) => isRetired && retired.codes.includes(code)),
        retired.daysAgo,
      ),
    );
  for (const journey of [...journeys, nextSupply])
    await seedGuide(at(journey.daysAgo), { id, project, crew, journey });
}

type Trip = { id: number; project: DemoProject; crew: Crew; journey: Journey };

async function seedGuide(then: Context, { id, project, crew, journey }: Trip) {
  const { guide, status } = journey;
  const carrier = crew.members[id % crew.members.length];
  const isReturn = guide.type_shipping_guide === "IN";
  const { id: guideId } = await createGuide(
    then,
    GuideInput.parse({
      ...guide,
      project_id: id,
      issue_date: then.today,
      origin_place: isReturn ? project.location : base,
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
  if (status !== "DRAFT")
    await updateGuide(then, GuideChanges.parse({ guide_id: guideId, status }));
}
