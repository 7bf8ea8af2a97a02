import { and, eq } from "drizzle-orm";
import { live } from "@/db/live";
import { assignments } from "@/db/schema";
import { listNamedAssignments } from "@/lib/assignments/queries";
import type { Context } from "@/lib/kernel/context";
import { printShippingGuide } from "@/lib/printed/print-shipping-guide";
import { createGuide } from "@/lib/shipping/create-guide";
import { GuideChanges, GuideInput } from "@/lib/shipping/input";
import { updateGuide } from "@/lib/shipping/update-guide";
import { addDays } from "@/lib/values/dates";
import { keepSigned } from "./files";
import { comeBack, delivery, type Journey, mistake, nextSupply, transfer } from "./journeys";
import type { Moment } from "./moment";
import type { Crew } from "./people-and-trucks";
import type { DemoProject } from "./project";

const base = "Base Coca";
const store = "Bodega Lago Agrio";

/** A supply first and a return later; some projects have a transfer, a mistake or a draft, too. */
export async function seedGuides(at: Moment, id: number, project: DemoProject, crew: Crew) {
  const { today } = at(0);
  const { retired } = project;
  const all = await listNamedAssignments(
    at(0),
    and(live(assignments), eq(assignments.projectId, id)),
  );
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
