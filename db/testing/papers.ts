import fc from "fast-check";
import { certificateStatuses, vaccineTypes, vehicleCertifications } from "@/db/values";
import * as make from "./factories";

/** Technicians and vehicles with all that can be said of their papers, around a day. */
export const paperDay = "2026-08-10";

const dayAfter = (days: number) =>
  new Date(Date.UTC(2026, 7, 10 + days)).toISOString().slice(0, 10);

const day = fc.integer({ min: -4, max: 34 }).map((after) => dayAfter(after));
const bound = fc.option(day, { nil: null });
const state = fc.constantFrom({}, {}, {}, { isActive: false }, { isDeleted: true });
const block = fc.constantFrom("BLOCK_01", "BLOCK_16");
const few = <T>(one: fc.Arbitrary<T>) => fc.array(one, { maxLength: 4 });
const pass = fc.record({ block, expiresOn: day, state });

const person = fc.record({
  state,
  own: fc.record({
    firstName: fc.constantFrom("Álvaro", "alvaro", "Ñusta", "Zoila"),
    lastName: fc.constantFrom("Grefa", "de la Torre", "De la Torre", "Ávila-Paz"),
    licenseUntil: bound,
    maeUntil: bound,
    questUntil: bound,
  }),
  passes: few(pass),
  doses: few(
    fc.record({
      vaccine: fc.constantFrom(...vaccineTypes),
      ago: fc.integer({ min: 50, max: 52 }),
      nextDoseOn: bound,
      state,
    }),
  ),
});

const truck = fc.record({
  state,
  own: fc.record({
    operationCertificateStatus: fc.constantFrom(null, ...certificateStatuses),
    operationCertificateUntil: bound,
    mtopUntil: bound,
    insuranceUntil: bound,
  }),
  passes: few(pass),
  certifications: few(
    fc.record({ name: fc.constantFrom(...vehicleCertifications), endDate: day, state }),
  ),
});

type Made<A> = A extends fc.Arbitrary<infer T> ? T : never;

async function aPerson({ state, own, passes, doses }: Made<typeof person>) {
  const { id: staffId } = await make.aStaffMember({ ...own, ...state });
  for (const { state, ...one } of passes) await make.aStaffPass({ staffId, ...one, ...state });
  for (const { ago, state, ...dose } of doses)
    await make.aVaccination({ staffId, appliedOn: dayAfter(-ago), ...dose, ...state });
}

async function aTruck({ state, own, passes, certifications }: Made<typeof truck>) {
  const { id: vehicleId } = await make.aVehicle({ ...own, ...state });
  for (const { state, ...one } of passes) await make.aVehiclePass({ vehicleId, ...one, ...state });
  for (const { state, ...one } of certifications)
    await make.aVehicleCertification({ vehicleId, startDate: "2020-01-01", ...one, ...state });
}

export const companyOfPapers = fc.record({
  people: fc.array(person, { maxLength: 4 }),
  trucks: fc.array(truck, { maxLength: 4 }),
});

export async function fillPapers({ people, trucks }: Made<typeof companyOfPapers>) {
  for (const one of people) await aPerson(one);
  for (const one of trucks) await aTruck(one);
}
