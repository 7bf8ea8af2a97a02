import fc from "fast-check";
import { expect, test } from "vitest";
import * as make from "@/db/testing/factories";
import { extent } from "@/scripts/testing/extent.mjs";
import { memberAt } from "../kernel/testing";
import type { Hit } from "./hit";
import { searchKinds } from "./kinds";
import { listHits } from "./list-hits";

type Known = { type: string; id: number; label: string; text: string };

const folded = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

const names = ["Ñuble Sur", "Napo 41", "PS-41 Norte"];
const sites = ["Campo 41", "Pozo Ñ-7", "Norte"];

async function build(): Promise<Known[]> {
  const known: Known[] = [];
  const note = (type: string, id: number, label: string, ...texts: string[]) =>
    known.push({ type, id, label, text: folded([label, ...texts].join(" ")) });
  for (const [index, name] of names.entries()) {
    const partner = await make.aPartner({ name });
    note("partner", partner.id, name, partner.businessTaxId);
    for (const location of sites) {
      const project = await make.aProject({ partnerId: partner.id, location });
      const place = `${name} · ${location}`;
      note("project", project.id, `Proyecto ${project.id} - ${name}`, location);
      const unit = await make.anEquipment({ code: `Ñ-${project.id}41`, name: "Campo" });
      note("resource_item", unit.id, unit.code, unit.name);
      const sheet = await make.aWorksheet({ projectId: project.id });
      note("sheet_project", sheet.id, sheet.seriesCode, place);
      const chain = await make.aCustodyChain({ worksheetId: sheet.id });
      note("custody_chain", chain.id, chain.consecutive);
      const maintenance = await make.aMaintenanceSheet({
        projectId: project.id,
        equipmentId: unit.id,
      });
      note("maintenance_sheet", maintenance.id, maintenance.sheetNumber, unit.code, place);
      const guide = await make.aShippingGuide({
        projectId: project.id,
        carrierName: index === 0 ? "Ñandú" : null,
      });
      note("shipping_guide", guide.id, guide.guideNumber, place, guide.carrierName ?? "");
      const code = `RSV-41-${guide.id}`;
      const promised = await make.aReservation({ partnerId: partner.id, code, location });
      note("reservation", promised.id, code, place);
    }
  }
  return known;
}

const startsWith = (label: string, words: string) => folded(label).startsWith(folded(words));

function expected(known: readonly Known[], words: string, limit: number) {
  const asked = folded(words).split(/\s+/);
  return searchKinds.map(({ type }) =>
    known
      .filter((one) => one.type === type && asked.every((word) => one.text.includes(word)))
      .toSorted(
        (a, b) =>
          Number(startsWith(b.label, words)) - Number(startsWith(a.label, words)) || b.id - a.id,
      )
      .slice(0, limit)
      .map(({ id }) => `${type} ${id}`),
  );
}

const shown = (hits: readonly Hit[]) => hits.map(({ type, id }) => `${type} ${id}`);

test("gives what a walk through all records gives, however the words are found", async () => {
  const known = await build();
  const ctx = await memberAt("2026-03-10T17:00:00Z");
  const pieces = known.flatMap(({ label, text }) => [label, ...text.split(" ")]);
  const piece = fc
    .tuple(fc.constantFrom(...pieces, "·", "-", "%", "41", "zz"), fc.nat(6), fc.nat(9))
    .map(([text, from, length]) => text.slice(from, from + length + 1) || text);
  const words = fc
    .array(piece, { minLength: 1, maxLength: 3 })
    .map((some) => some.join(" ").trim())
    .filter(Boolean);
  await fc.assert(
    fc.asyncProperty(words, fc.constantFrom(3, 100), async (words, limit) => {
      const hits = await listHits(ctx, searchKinds, { words, limit });
      expect(hits.map(shown)).toEqual(expected(known, words, limit));
    }),
    { numRuns: extent(30, 200) },
  );
}, 60_000);
