import { expect, test } from "vitest";
import * as make from "@/db/testing/factories";
import { withQueries } from "@/db/testing/queries";
import { memberAt } from "../kernel/testing";
import { arrangePages } from "./arrange-pages";
import { getWholeScan } from "./get-whole-scan";

const reads = (queries: string[]) => queries.filter((query) => /from "custody_scans"/.test(query));

test("a scan that nobody works on is read once, looked at or arranged", async () => {
  const ctx = await memberAt("2026-03-10T17:00:00Z");
  const { scan, page } = await make.aCustodyScan();
  const ref = { projectId: scan.projectId, scanId: scan.id };
  const looked = await withQueries(() => getWholeScan(ctx, ref));
  expect(reads(looked.queries)).toHaveLength(1);
  const turned = { page: page.page, rotation: 90 as const };
  const arranged = await withQueries(() => arrangePages(ctx, { ...ref, pages: [turned] }));
  expect(reads(arranged.queries)).toHaveLength(1);
  expect(arranged.answer.pages).toMatchObject([{ page: 1, rotation: 90 }]);
  expect(arranged.answer.scan).toEqual(looked.answer.scan);
});
