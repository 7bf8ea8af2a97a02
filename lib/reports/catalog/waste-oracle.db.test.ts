import { expect, test } from "vitest";
import type { Context } from "../../kernel/context";
import { memberAt } from "../../kernel/testing";
import type { Day } from "../../values/dates";
import { compare } from "../../values/decimal";
import { oracleSeeds } from "../testing-oracle";
import { aRandomCompany } from "../testing-random-field";
import {
  byId,
  expectTotals,
  isAskedOf,
  isIn,
  isLive,
  percentOf,
  type Raw,
  readRaw,
  spans,
  sumOf,
  withAttachment,
} from "../testing-raw";

type Asked = {
  status?: string[];
  waste?: string[];
  hasScan?: boolean;
  partnerId?: number;
  projectId?: number;
};

function chainsOf(raw: Raw, span: { from: Day; to: Day }, asked: Asked) {
  const [sheetOf, projectOf] = [byId(raw.worksheets), byId(raw.projects)];
  const scanned = withAttachment(raw, "custody_chain");
  return raw.chains.filter((chain) => {
    const sheet = sheetOf(chain.worksheetId);
    const project = projectOf(sheet.projectId);
    return (
      !chain.isDeleted &&
      !sheet.isDeleted &&
      isLive(project) &&
      isIn(chain.date, span) &&
      (asked.status ?? ["DRAFT", "COMPLETED"]).includes(chain.status) &&
      (!asked.waste || asked.waste.includes(chain.waste)) &&
      (asked.hasScan === undefined || asked.hasScan === scanned.has(chain.id)) &&
      isAskedOf(project, asked)
    );
  });
}

type Chains = ReturnType<typeof chainsOf>;

const volumes = (chains: Chains) => ({
  gallons: sumOf(chains.map(({ gallons }) => gallons)),
  barrels: sumOf(chains.map(({ barrels }) => barrels)),
  cubic_meters: sumOf(chains.map(({ cubicMeters }) => cubicMeters)),
});

async function checkChains(ctx: Context, raw: Raw, span: (typeof spans)[number], filters: Asked) {
  const chains = chainsOf(raw, span, filters);
  const ids = new Set(chains.map(({ id }) => id));
  const items = raw.items.filter(({ chainId }) => ids.has(chainId)).length;
  const expected = { count: chains.length, chains: chains.length, items, ...volumes(chains) };
  await expectTotals(ctx, "custody-chains", { span, filters }, expected);
}

async function checkRegister(ctx: Context, raw: Raw, span: (typeof spans)[number], filters: Asked) {
  const chains = chainsOf(raw, span, filters);
  const sheetOf = byId(raw.worksheets);
  const issued = new Map(raw.certificates.map((one) => [one.worksheetId, one.number]));
  const groups = new Map(
    chains.map((chain) => {
      const { date, waste, vehicleId, worksheetId } = chain;
      const key = [date.slice(0, 7), waste, vehicleId, worksheetId].join("/");
      const isFinal = ["LIQUIDATED", "INVOICED"].includes(sheetOf(worksheetId).status);
      return [key, isFinal ? (issued.get(worksheetId) ?? null) : null];
    }),
  );
  const expected = { count: groups.size, chains: chains.length, ...volumes(chains) };
  const rows = await expectTotals(ctx, "waste-register", { span, filters }, expected);
  const certified = [...groups.values()].filter(Boolean);
  expect(rows.filter(({ certificate }) => certificate).length).toBe(certified.length);
}

async function checkTrucks(ctx: Context, raw: Raw, span: (typeof spans)[number], filters: Asked) {
  const chains = chainsOf(raw, span, filters);
  const truckOf = byId(raw.vehicles);
  const capacityOf = ({ vehicleId }: Chains[number]) =>
    vehicleId === null ? null : truckOf(vehicleId).capacityGallons;
  const known = chains.filter(({ gallons }) => gallons !== null);
  const measured = known.filter((chain) => Number(capacityOf(chain)) > 0);
  const gallons = sumOf(measured.map((chain) => chain.gallons));
  const capacity = sumOf(measured.map(capacityOf));
  const [sheetOf, projectOf, memberOf] = [
    byId(raw.worksheets),
    byId(raw.projects),
    byId(raw.staff),
  ];
  const keys = chains.map((chain) => {
    const member = chain.staffId === null ? null : memberOf(chain.staffId);
    const written = chain.technicianName?.trim() || null;
    const who = member ? `${member.lastName} ${member.firstName}` : written;
    const { partnerId } = projectOf(sheetOf(chain.worksheetId).projectId);
    return [chain.vehicleId, who, partnerId, chain.date.slice(0, 7)].join("/");
  });
  const largest = known.map((chain) => chain.gallons ?? "0").sort(compare);
  await expectTotals(
    ctx,
    "volume-by-truck",
    { span, filters },
    {
      count: new Set(keys).size,
      trips: chains.length,
      gallons: volumes(chains).gallons,
      known_trips: known.length,
      largest: largest.at(-1) ?? null,
      measured_gallons: gallons,
      capacity,
      fill: percentOf(gallons, capacity),
      overfull: measured.filter((one) => compare(one.gallons ?? "0", capacityOf(one) ?? "0") > 0)
        .length,
    },
  );
}

test.each(oracleSeeds)("reports of waste add up to their chains (%i)", async (seed) => {
  const ctx = await memberAt("2028-09-15T17:00:00Z");
  await aRandomCompany(seed);
  const raw = await readRaw();
  const [project] = raw.projects.filter(isLive);
  const ofProject: Asked[] = project
    ? [{ partnerId: project.partnerId }, { projectId: project.id }]
    : [];
  const narrow: Asked[] = [{}, { waste: ["LODOS", "OTROS"] }, ...ofProject];
  const own: Asked[] = [{ status: ["CANCELLED"] }, { hasScan: true }, { hasScan: false }];
  for (const span of spans) {
    for (const filters of [...narrow, ...own]) await checkChains(ctx, raw, span, filters);
    for (const filters of narrow) {
      await checkRegister(ctx, raw, span, filters);
      await checkTrucks(ctx, raw, span, filters);
    }
  }
});
