import { database } from "@/db/client";
import { insertAll } from "@/db/insert-all";
import {
  attachments,
  custodyChainItems,
  custodyChains,
  dispositionCertificates,
  maintenanceSheets,
  shippingGuideItems,
  shippingGuides,
  worksheets,
} from "@/db/schema";
import {
  chainStatuses,
  guideStatuses,
  guideTypes,
  maintenanceStatuses,
  maintenanceTypes,
  transportReasons,
  wasteTypes,
  worksheetStatuses,
} from "@/db/values";
import { firstOfRandom, many, type Random, type RandomIds } from "./testing-random";
import { filesOf } from "./testing-random-files";

const isDeleted = (random: Random) => random.isOnceIn(10);

const someDay = (random: Random) => random.day(firstOfRandom, 729);

const someSheet = (random: Random, at: number, ids: RandomIds) => ({
  projectId: random.of(ids.projects),
  seriesCode: `PS-${at}`,
  date: "2027-12-31",
  issueDate: "2027-12-31",
  periodStart: firstOfRandom,
  periodEnd: "2028-12-31",
  status: random.of(worksheetStatuses),
  finalDispositionReference: random.of([null, "Gestor A", "Gestor B"]),
  isDeleted: isDeleted(random),
});

const someVolume = (random: Random) => random.of([null, `${random.cents(4000)}1234`, "0.000001"]);

const someChain = (
  random: Random,
  at: number,
  worksheetIds: readonly number[],
  ids: RandomIds,
) => ({
  worksheetId: random.of(worksheetIds),
  consecutive: String(at + 1).padStart(7, "0"),
  date: someDay(random),
  waste: random.of(wasteTypes),
  status: random.of(chainStatuses),
  gallons: someVolume(random),
  barrels: someVolume(random),
  cubicMeters: someVolume(random),
  contactName: "Luis",
  technicianName: random.of([null, "Escrito a mano", " "]),
  staffId: random.of([null, ...ids.staff]),
  vehicleId: random.of([null, ...ids.vehicles]),
  isDeleted: isDeleted(random),
});

const someMaintenance = (random: Random, at: number, ids: RandomIds) => ({
  sheetNumber: `MNT-${at}`,
  projectId: random.of(ids.projects),
  equipmentId: random.of(ids.units),
  date: someDay(random),
  type: random.of(maintenanceTypes),
  status: random.of(maintenanceStatuses),
  days: random.cents(5),
  dailyRate: random.cents(90),
  logisticsCost: random.cents(40),
  partsCost: random.cents(300),
  totalCost: random.cents(900),
  isDeleted: isDeleted(random),
});

const someGuide = (random: Random, at: number, ids: RandomIds) => ({
  projectId: random.of(ids.projects),
  guideNumber: `GDR-${at}`,
  issueDate: someDay(random),
  type: random.of(guideTypes),
  status: random.of(guideStatuses),
  reason: random.of([null, ...transportReasons]),
  transportCost: random.cents(500),
  stowageCost: random.cents(200),
  isDeleted: isDeleted(random),
});

export async function fillSheets(random: Random, ids: RandomIds): Promise<void> {
  const db = database();
  const sheetIds = await insertAll(
    db,
    worksheets,
    many(18, (at) => someSheet(random, at, ids)),
  );
  const issued = sheetIds.filter(() => random.isOnceIn(2));
  await insertAll(
    db,
    dispositionCertificates,
    issued.map((id) => ({ worksheetId: id, number: `CDF-${id}`, issuedOn: "2028-01-01" })),
  );
  const chains = many(220, (at) => someChain(random, at, sheetIds, ids));
  const chainIds = await insertAll(db, custodyChains, chains);
  const items = chainIds.flatMap((chainId) =>
    many(random.upTo(2), (at) => ({
      chainId,
      equipmentId: random.of(ids.units),
      sequence: at + 1,
    })),
  );
  await insertAll(db, custodyChainItems, items);
  const sheets = many(90, (at) => someMaintenance(random, at, ids));
  const maintained = await insertAll(db, maintenanceSheets, sheets);
  const guides = many(90, (at) => someGuide(random, at, ids));
  const guideIds = await insertAll(db, shippingGuides, guides);
  const load = guideIds.flatMap((guideId) =>
    many(random.upTo(3), () => ({
      guideId,
      equipmentId: random.of([null, ...ids.units]),
      description: "Carga",
      quantity: "1.00",
    })),
  );
  await insertAll(db, shippingGuideItems, load);
  await insertAll(db, attachments, [
    ...filesOf(random, "custody_chain", chainIds),
    ...filesOf(random, "maintenance_sheet", maintained),
    ...filesOf(random, "shipping_guide", guideIds),
  ]);
}
