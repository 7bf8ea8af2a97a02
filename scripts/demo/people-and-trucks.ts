import type { Context } from "@/lib/kernel/context";
import { createStaffMember } from "@/lib/staff/create-staff-member";
import { StaffInput } from "@/lib/staff/input";
import { StaffPassInput } from "@/lib/staff/pass-input";
import { saveStaffPass } from "@/lib/staff/save-pass";
import { saveVaccine } from "@/lib/staff/save-vaccine";
import { VaccineInput } from "@/lib/staff/vaccine-input";
import { addDays, type Day } from "@/lib/values/dates";
import { CertificationInput } from "@/lib/vehicles/certification-input";
import { createVehicle } from "@/lib/vehicles/create-vehicle";
import { VehicleInput } from "@/lib/vehicles/input";
import { VehiclePassInput } from "@/lib/vehicles/pass-input";
import { saveCertification } from "@/lib/vehicles/save-certification";
import { saveVehiclePass } from "@/lib/vehicles/save-pass";
import { type DemoMember, demoCrew } from "./crew";
import { type DemoTruck, demoFleet } from "./fleet";

export type Crew = {
  members: { id: number; name: string; dni: string }[];
  vehicles: { id: number; plate: string }[];
};

/** Day distances become days. */
const dated = (record: object, today: Day) =>
  Object.fromEntries(
    Object.entries(record).map(([key, value]) => [
      key,
      typeof value === "number" && /date|caducidad/.test(key) ? addDays(today, value) : value,
    ]),
  );

async function seedMember(ctx: Context, today: Day, { record, passes, vaccines }: DemoMember) {
  const member = await createStaffMember(ctx, StaffInput.parse(dated(record, today)));
  const own = { technical_id: member.id };
  for (const pass of passes ?? [])
    await saveStaffPass(ctx, StaffPassInput.parse({ ...own, ...dated(pass, today) }));
  for (const { dose, ...vaccine } of vaccines ?? [])
    await saveVaccine(
      ctx,
      VaccineInput.parse({ ...own, ...dated(vaccine, today), dose_number: dose ?? null }),
    );
  return { id: member.id, name: `${member.firstName} ${member.lastName}`, dni: member.dni };
}

async function seedTruck(ctx: Context, today: Day, { record, passes, certifications }: DemoTruck) {
  const { id, plate } = await createVehicle(ctx, VehicleInput.parse(dated(record, today)));
  for (const pass of passes ?? [])
    await saveVehiclePass(ctx, VehiclePassInput.parse({ vehicle_id: id, ...dated(pass, today) }));
  for (const paper of certifications ?? [])
    await saveCertification(
      ctx,
      CertificationInput.parse({ vehicle_id: id, ...dated(paper, today) }),
    );
  return { id, plate };
}

/** Some papers are expired, some about to, some missing. */
export async function seedCrew(ctx: Context, today: Day): Promise<Crew> {
  const crew: Crew = { members: [], vehicles: [] };
  for (const member of demoCrew) crew.members.push(await seedMember(ctx, today, member));
  for (const truck of demoFleet) crew.vehicles.push(await seedTruck(ctx, today, truck));
  return crew;
}
