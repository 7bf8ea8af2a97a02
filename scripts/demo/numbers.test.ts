import { expect, it } from "vitest";
import { cedulaDoubt, phoneDoubt, plateDoubt, taxIdDoubt } from "@/lib/values/identity";
import { demoClients } from "./clients";
import { demoCompany } from "./company";
import { demoCrew } from "./crew";
import { demoFleet } from "./fleet";
import { demoProjects } from "./projects";

/** Companies have numbers without the old check digit; the demonstration has none of those. */
const closes = (digits: string) => {
  const weights = [4, 3, 2, 7, 6, 5, 4, 3, 2, 1];
  return weights.reduce((sum, weight, at) => sum + weight * Number(digits[at]), 0) % 11 === 0;
};

const taxIds = [
  demoCompany.company_tax_id,
  ...demoClients.map(({ business_tax_id }) => business_tax_id),
];

it("the demonstration's numbers are valid ones", () => {
  const doubts = [
    ...taxIds.map(taxIdDoubt),
    ...taxIds.map((taxId) => (closes(taxId) ? null : taxId)),
    ...demoClients.map(({ phone }) => phoneDoubt(phone)),
    ...demoCrew.map(({ record }) => cedulaDoubt(String(record.dni))),
    ...demoCrew.map(({ record }) => phoneDoubt(String(record.nro_phone))),
    ...demoFleet.map(({ record }) => plateDoubt(String(record.no_plate))),
    ...demoProjects.map(({ contact_phone }) => phoneDoubt(contact_phone)),
  ];
  expect(doubts.filter(Boolean)).toEqual([]);
  expect(new Set(taxIds).size).toBe(taxIds.length);
});
