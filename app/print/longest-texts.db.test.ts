import { beforeEach, describe, expect, test } from "vitest";
import { database } from "@/db/client";
import { operatorBlocks, settings, shippingGuideItems } from "@/db/schema";
import * as make from "@/db/testing/factories";
import { printing } from "@/lib/next/testing";
import { type TextRun, textRunsOf } from "@/lib/pdf/testing";
import { eachDay } from "@/lib/values/dates";
import { GET as certificate } from "./certificate/[id]/route";
import { GET as checklist } from "./checklist/[id]/route";
import { GET as custody } from "./custody/[id]/route";
import { GET as equipment } from "./equipment/[id]/route";
import { GET as immunisation } from "./immunisation/[id]/route";
import { GET as maintenance } from "./maintenance/[id]/route";
import { GET as quote } from "./quote/[id]/route";
import { GET as shipping } from "./shipping/[id]/route";
import { GET as staff } from "./staff/[id]/route";
import { GET as vehicle } from "./vehicle/[id]/route";
import { GET as worksheet } from "./worksheet/[id]/route";

/** Texts as long as the fields take. */
type Fill = (letters: number) => string;

const sentence = "Ñandú & Compañía, estación «El Cóndor» del bloque 43 ≥ 3 m³; ";
const inWords: Fill = (letters) => sentence.repeat(letters).slice(0, letters).trim();
const unbroken: Fill = (letters) => "Wñ0".repeat(letters).slice(0, letters);

const money = "9999999999.99";
const volume = "99999999.999999";

async function aCompany(fill: Fill) {
  await database()
    .update(settings)
    .set({
      companyName: fill(200),
      companyTaxId: fill(20),
      signatories: [1, 2, 3].map(() => ({ name: fill(200), role: fill(200) })),
      documentTexts: {
        header: fill(2000),
        footer: fill(2000),
        treatment: fill(2000),
        quote: fill(2000),
      },
    });
  await database()
    .update(operatorBlocks)
    .set({ label: fill(100) });
}

async function aProject(fill: Fill) {
  const partner = { name: fill(200), businessTaxId: fill(20), address: fill(500) };
  const { id: partnerId } = await make.aPartner(partner);
  return make.aProject({ partnerId, location: fill(200), block: fill(100) });
}

let codes = 0;
const code = (fill: Fill, letters: number) => {
  codes += 1;
  return `${fill(letters - 6)}${String(codes).padStart(6, "0")}`;
};

const aUnit = (fill: Fill, given: Parameters<typeof make.anEquipment>[0] = {}) =>
  make.anEquipment({
    type: "PTRTAR",
    code: code(fill, 50),
    name: fill(200),
    condition: "EN REPARACION",
    repairReason: fill(2000),
    retirementReason: fill(2000),
    currentLocation: fill(200),
    brand: fill(100),
    model: fill(100),
    serialNumber: fill(100),
    blower_brand: fill(100),
    blower_model: fill(100),
    engine_brand: fill(100),
    engine_model: fill(100),
    belt_brand: fill(100),
    electrical_panel_brand: fill(100),
    relay_engine: fill(100),
    relay_blower: fill(100),
    capacityGallons: "99999999.99",
    notes: fill(5000),
    ...given,
  });

async function aSheet(fill: Fill) {
  const sheet = await make.aWorksheet({
    projectId: (await aProject(fill)).id,
    status: "LIQUIDATED",
    periodStart: "2026-01-20",
    periodEnd: "2026-03-02",
    serviceType: fill(200),
    contactReference: fill(200),
    contactPhoneReference: fill(50),
    clientOrderReference: fill(100),
    finalDispositionReference: fill(200),
    invoiceReference: fill(100),
    observations: fill(5000),
    subtotal: "8888888888.88",
    taxAmount: "1111111111.11",
    total: money,
  });
  for (let line = 0; line < 5; line += 1)
    await make.aWorksheetLine({
      worksheetId: sheet.id,
      kind: "RENT",
      description: fill(500),
      referenceDocument: fill(200),
      quantity: line % 2 === 0 ? money : "1",
      unitPrice: line % 2 === 0 ? "1" : money,
      subtotal: money,
      manualFields: ["quantity", "referenceDocument"],
      billedDays: eachDay("2026-01-20", "2026-03-02"),
    });
  return sheet;
}

async function aChain(fill: Fill) {
  const { id: vehicleId } = await make.aVehicle({
    plate: code(fill, 20),
    brand: fill(100),
    model: fill(100),
  });
  const chain = await make.aCustodyChain({
    worksheetId: (await aSheet(fill)).id,
    vehicleId,
    status: "COMPLETED",
    location: fill(200),
    startTime: "08:30",
    endTime: "17:45",
    contactName: fill(200),
    contactPhone: fill(50),
    driverName: fill(200),
    driverLicense: fill(50),
    technicianName: fill(200),
    observations: fill(5000),
    volumeUnit: "BARRELS",
    gallons: volume,
    barrels: volume,
    cubicMeters: volume,
  });
  for (let sequence = 1; sequence <= 5; sequence += 1) {
    const { id: equipmentId } = await aUnit(fill);
    await make.aCustodyChainItem({ chainId: chain.id, equipmentId, sequence });
  }
  return chain;
}

async function aMaintenance(fill: Fill) {
  return make.aMaintenanceSheet({
    projectId: (await aProject(fill)).id,
    equipmentId: (await aUnit(fill)).id,
    type: "CORRECTIVO",
    status: "APPROVED",
    faultDescription: fill(5000),
    faultCauses: fill(5000),
    partsUsed: fill(5000),
    workPerformed: fill(5000),
    observations: fill(5000),
    days: "999.99",
    dailyRate: money,
    logisticsCost: money,
    partsCost: money,
    totalCost: money,
    technicianName: fill(200),
    supervisorName: fill(200),
    approvedBy: fill(200),
    approvedAt: new Date("2026-02-11T01:30:00Z"),
  });
}

async function aGuide(fill: Fill) {
  const guide = await make.aShippingGuide({
    projectId: (await aProject(fill)).id,
    guideNumber: code(fill, 50),
    status: "CLOSED",
    originPlace: fill(300),
    destinationPlace: fill(300),
    carrierName: fill(200),
    carrierCi: fill(20),
    vehiclePlate: fill(20),
    dispatcherName: fill(200),
    dispatcherCi: fill(20),
    contactName: fill(200),
    contactPhone: fill(50),
    receivedBy: fill(200),
    receivedCi: fill(20),
    logisticsConcept: fill(500),
    stowageConcept: fill(500),
    transportCost: money,
    stowageCost: money,
    notes: fill(5000),
  });
  for (let item = 0; item < 5; item += 1)
    await database()
      .insert(shippingGuideItems)
      .values({
        guideId: guide.id,
        equipmentId: (await aUnit(fill)).id,
        description: fill(500),
        quantity: money,
        unit: fill(50),
      });
  return guide;
}

async function aQuote(fill: Fill) {
  const partner = {
    ...{ name: fill(200), businessTaxId: fill(20), address: fill(500) },
    ...{ contactName: fill(200), phone: fill(50), email: `${"x".repeat(200)}@faena.test` },
  };
  return make.aReservation({
    partnerId: (await make.aPartner(partner)).id,
    location: fill(200),
    block: fill(50),
    code: code(fill, 50),
    line: {
      ...{ type: "PTRTAR", quantity: 500, cost: "799999.99", maintenanceCost: "9999.99" },
      ...{ minCapacityGallons: "99999999.99", frequencyType: "MONTH" },
      monthdays: Array.from({ length: 31 }, (_, at) => at + 1),
    },
  });
}

async function aTruck(fill: Fill) {
  const truck = await make.aVehicle({
    plate: code(fill, 20),
    brand: fill(100),
    model: fill(100),
    color: fill(50),
    owner: fill(200),
    serialNumber: fill(100),
    engineNumber: fill(100),
    chassisNumber: fill(100),
    chasis: fill(100),
    policyNumber: fill(100),
    insuranceCompany: fill(200),
    insuranceUntil: "2026-12-31",
    notes: fill(5000),
  });
  await make.aVehiclePass({ vehicleId: truck.id });
  await make.aVehicleCertification({ vehicleId: truck.id, description: fill(2000) });
  return truck;
}

async function aPerson(fill: Fill) {
  const person = await make.aStaffMember({
    firstName: fill(100),
    lastName: fill(100),
    email: `${"x".repeat(200)}@faena.test`,
    dni: code(fill, 20),
    phone: fill(50),
    questCode: fill(100),
    questInstructor: fill(200),
    questUntil: "2026-12-31",
    notes: fill(5000),
  });
  await make.aStaffPass({ staffId: person.id, notes: fill(5000) });
  await make.aVaccination({ staffId: person.id, batchNumber: fill(100), notes: fill(5000) });
  return person;
}

const margin = 28;

const outside = ({ width, height, runs }: { width: number; height: number; runs: TextRun[] }) =>
  runs.filter(
    ({ left, right, bottom, top }) =>
      left < margin || right > width - margin || bottom < margin || top > height - margin,
  );

function touching(runs: readonly TextRun[]): [string, string][] {
  const found: [string, string][] = [];
  for (const [at, one] of runs.entries())
    for (const other of runs.slice(at + 1)) {
      const isBeside = one.right - 0.5 <= other.left || other.right - 0.5 <= one.left;
      const isAbove = one.top <= other.bottom || other.top <= one.bottom;
      if (!isBeside && !isAbove) found.push([one.text, other.text]);
    }
  return found;
}

describe.each([
  ["words", inWords],
  ["no spaces", unbroken],
])("fields as full as they take, of %s", (_, fill) => {
  beforeEach(() => aCompany(fill));

  test.each([
    ["worksheet", worksheet, aSheet],
    ["custody chain", custody, aChain],
    ["certificate", certificate, async (fill: Fill) => ({ id: (await aChain(fill)).worksheetId })],
    ["maintenance sheet", maintenance, aMaintenance],
    ["shipping guide", shipping, aGuide],
    ["quote", quote, aQuote],
    ["vehicle", vehicle, aTruck],
    ["technician", staff, aPerson],
    ["immunisation record", immunisation, aPerson],
    ["unit", equipment, aUnit],
    ["retired unit", equipment, (fill: Fill) => aUnit(fill, { availability: "RETIRADO" })],
    ["checklist", checklist, aUnit],
  ] as const)(
    "%s: every text in its place, none on another",
    async (_, route, make) => {
      const bytes = await printing(route).print((await make(fill)).id);
      const pages = await textRunsOf(bytes);
      for (const page of pages) {
        expect(page.runs.length).toBeGreaterThan(5);
        expect(outside(page)).toEqual([]);
        expect(touching(page.runs)).toEqual([]);
      }
    },
    60_000,
  );
});
