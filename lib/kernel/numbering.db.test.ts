import { beforeEach, expect, test } from "vitest";
import { database } from "@/db/client";
import { counters, dispositionCertificates } from "@/db/schema";
import {
  aCustodyChain,
  aMaintenanceSheet,
  aShippingGuide,
  aWorksheet,
} from "@/db/testing/factories";
import { atomically, type BaseContext } from "./context";
import {
  drawCertificateCode,
  drawGuideNumber,
  drawMaintenanceCode,
  numberChain,
  numberWorksheet,
} from "./numbering";
import { nobodyAt } from "./testing";

const drawn = (draw: (ctx: BaseContext) => Promise<string>) =>
  atomically(nobodyAt("2026-03-01T12:00:00-05:00"), draw);

/** Of a sheet or a chain that was made without one. */
const given = (give: typeof numberChain, { id }: { id: number }) =>
  drawn(async (ctx) => (await give(ctx, id)).number);

beforeEach(async () => {
  await database().delete(counters);
});

test("a lagging counter of work sheets goes on after the highest number of its year, under any prefix", async () => {
  await aWorksheet({ seriesCode: "FAE-PS-2026-0001" });
  await aWorksheet({ seriesCode: "FAE-PS-2026-0007", isDeleted: true });
  await aWorksheet({ seriesCode: "OTRA-PS-2026-0009" });
  await aWorksheet({ seriesCode: "FAE-PS-2025-0400" });
  expect(await given(numberWorksheet, await aWorksheet({ seriesCode: "una" }))).toBe(
    "FAE-PS-2026-0010",
  );
  expect(await given(numberWorksheet, await aWorksheet({ seriesCode: "otra" }))).toBe(
    "FAE-PS-2026-0011",
  );
});

test("and so do those of chains, maintenance sheets and certificates", async () => {
  await aCustodyChain({ consecutive: "0000001" });
  await aCustodyChain({ consecutive: "0000003" });
  await aMaintenanceSheet({ sheetNumber: "MNT-2026-0001" });
  const { id: worksheetId } = await aWorksheet();
  const number = "FAE-CDF-2026-0001";
  await database()
    .insert(dispositionCertificates)
    .values({ worksheetId, number, issuedOn: "2026-02-01" });
  expect(await given(numberChain, await aCustodyChain({ consecutive: "otra" }))).toBe("0000004");
  expect(await drawn(drawMaintenanceCode)).toBe("MNT-2026-0002");
  expect(await drawn(drawCertificateCode)).toBe("FAE-CDF-2026-0002");
});

test("guides pass over the numbers that were taken by hand", async () => {
  for (const number of ["GDR-0000001", "GDR-0000002", "GDR-9999999"])
    await aShippingGuide({ guideNumber: number });
  await aShippingGuide({ guideNumber: "GDR-0000003", isDeleted: true });
  expect(await drawn(drawGuideNumber)).toBe("GDR-0000003");
  expect(await drawn(drawGuideNumber)).toBe("GDR-0000004");
});

test("all who draw at once get a number of their own", async () => {
  await aCustodyChain({ consecutive: "0000001" });
  const made = ["a", "b", "c", "d", "e", "f"].map((consecutive) => aCustodyChain({ consecutive }));
  const chains = await Promise.all(made);
  const numbers = await Promise.all(chains.map((chain) => given(numberChain, chain)));
  expect(numbers.toSorted()).toEqual([2, 3, 4, 5, 6, 7].map((n) => String(n).padStart(7, "0")));
});
