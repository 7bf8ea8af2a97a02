import { asc } from "drizzle-orm";
import { expect, test } from "vitest";
import { database } from "@/db/client";
import { custodyScanPages, custodyScans } from "@/db/schema";
import { aCustodyChain, anAttachment, aProject, aWorksheet } from "@/db/testing/factories";
import { memberAt } from "../kernel/testing";
import { single } from "../values/rows";
import type { Scan } from "./get-scan";
import { markPages } from "./mark-pages";

const staged = {
  key: "2026-08/a",
  fileName: "a.pdf",
  contentType: "application/pdf",
  size: 1,
  digest: "",
} as const;

async function aScan(projectId: number): Promise<Scan> {
  const values = {
    projectId,
    fileName: "pila.pdf",
    size: 1,
    pageCount: 6,
    storageKey: "2026-08/pila",
  };
  return single(await database().insert(custodyScans).values(values).returning());
}

test("pages say what came of them; one that only repeats another stays a repeated one", async () => {
  const ctx = await memberAt("2026-08-10T17:00:00Z");
  const project = await aProject();
  const { id: worksheetId } = await aWorksheet({ projectId: project.id });
  const [saved, refused, gone, broken] = await Promise.all([
    aCustodyChain({ worksheetId }),
    aCustodyChain({ worksheetId }),
    aCustodyChain({ worksheetId, isDeleted: true }),
    aCustodyChain({ worksheetId }),
  ]);
  for (const { id } of [saved, refused])
    await anAttachment({ model: "custody_chain", objectId: id, field: "custody_chain_file" });
  const scan = await aScan(project.id);
  const lying = [
    [saved, "MATCHED"],
    [refused, "MATCHED"],
    [refused, "DUPLICATE"],
    [gone, "MATCHED"],
    [broken, "MATCHED"],
    [broken, "DUPLICATE"],
  ] as const;
  await database()
    .insert(custodyScanPages)
    .values(
      lying.map(([{ id: chainId }, state], at) => {
        return { scanId: scan.id, page: at + 1, chainId, position: 1, state };
      }),
    );
  const file = (chain: typeof saved, page: number) => ({
    chain,
    pages: [{ page, rotation: 0 }],
    mayReplace: false,
    reason: "",
  });
  await markPages(ctx, scan, {
    saved: [{ ...file(saved, 1), staged }],
    failed: [
      { ...file(refused, 2), staged },
      { ...file(gone, 4), staged },
      { ...file(broken, 5), staged: null },
    ],
  });
  const pages = await database()
    .select()
    .from(custodyScanPages)
    .orderBy(asc(custodyScanPages.page));
  expect(pages.map(({ state, chainId }) => [state, chainId])).toEqual([
    ["MATCHED", saved.id],
    ["HAS_FILE", refused.id],
    ["DUPLICATE", refused.id],
    ["UNKNOWN", gone.id],
    ["MATCHED", null],
    ["DUPLICATE", broken.id],
  ]);
});
