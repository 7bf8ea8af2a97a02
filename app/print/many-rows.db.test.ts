import { expect, test } from "vitest";
import { database } from "@/db/client";
import { custodyChains, staffPasses, vaccinations } from "@/db/schema";
import { aStaffMember, aUser, aWorksheet } from "@/db/testing/factories";
import { printing } from "@/lib/next/testing";
import { addDays } from "@/lib/values/dates";
import { GET as certificate } from "./certificate/[id]/route";
import { GET as staff } from "./staff/[id]/route";

const two = (at: number) => String(at).padStart(3, "0");
const rows = <T>(of: (at: number) => T): T[] => Array.from({ length: 200 }, (_, at) => of(at));

test("a certificate of 200 chains: each once, in the order of their dates, the totals exact", async () => {
  const { print, pages } = printing(certificate);
  const { id: worksheetId } = await aWorksheet({ status: "LIQUIDATED" });
  await database()
    .insert(custodyChains)
    .values(
      rows((at) => ({
        worksheetId,
        consecutive: `9876${two(199 - at)}`,
        date: addDays("2026-01-01", at % 31),
        waste: at % 2 === 0 ? ("LODOS" as const) : ("AGUAS NEGRAS" as const),
        contactName: "Luis Andrade",
        status: "COMPLETED" as const,
        barrels: "0.100001",
        cubicMeters: "0.015899",
      })),
    );
  const all = await pages(worksheetId);
  expect(all.length).toBeGreaterThan(3);
  const words = all.join("\n");
  const numbers = words.match(/9876\d{3}/g) ?? [];
  expect(numbers).toHaveLength(200);
  expect(new Set(numbers).size).toBe(200);
  for (const total of ["20,00", "3,18", "Lodos 100 10,00 1,59"]) expect(words).toContain(total);
  const days = words.match(/\d\d\/01\/2026(?= ?(Lodos|Aguas negras))/g) ?? [];
  expect(days).toHaveLength(200);
  expect(days).toEqual(days.toSorted());
  expect(Buffer.from(await print(worksheetId)).equals(await print(worksheetId))).toBe(true);
}, 60_000);

test("a technician with 200 passes and 200 vaccines: each once, over pages, the same bytes for all", async () => {
  const { print, pages } = printing(staff);
  const { id: staffId } = await aStaffMember();
  await database()
    .insert(staffPasses)
    .values(rows((at) => ({ staffId, block: "BLOCK_01", expiresOn: addDays("2031-01-01", at) })));
  await database()
    .insert(vaccinations)
    .values(
      rows((at) => ({
        staffId,
        vaccine: "INFLUENZA" as const,
        appliedOn: addDays("2021-01-01", at),
        batchNumber: `L<${at}>`,
      })),
    );
  const all = await pages(staffId);
  expect(all.length).toBeGreaterThan(6);
  const words = all.join("\n");
  for (const found of [words.match(/\d\d\/\d\d\/2031/g), words.match(/L<\d+>/g)]) {
    expect(found).toHaveLength(200);
    expect(new Set(found).size).toBe(200);
  }
  const first = await print(staffId, aUser({ firstName: "Zoila" }));
  expect(Buffer.from(first).equals(await print(staffId, aUser({ role: "TECNICO" })))).toBe(true);
}, 60_000);
