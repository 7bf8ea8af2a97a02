import type * as z from "zod";
import { custodyScans } from "@/db/schema";
import { pdfPagesOf } from "../files/pdf-pages-of";
import { stageFile } from "../files/stage-file";
import { storingFirst } from "../files/storing-first";
import { enqueue } from "../jobs/enqueue";
import { atomically, type Context } from "../kernel/context";
import { invalidField } from "../kernel/errors";
import { lockProject } from "../projects/lock-project";
import { showCount } from "../values/count-text";
import { single } from "../values/rows";
import type { Scan } from "./get-scan";
import type { ScanUpload } from "./input";
import { maxPages } from "./page-order";

function assertReadable(pageCount: number) {
  if (pageCount <= maxPages) return;
  const message = `El PDF tiene ${showCount(pageCount)} páginas; el máximo es ${showCount(maxPages)}.`;
  throw invalidField("file", message);
}

/** The batch is stored as it is, and read in the background. */
export const startScan = storingFirst(
  async (ctx: Context, { projectId, file }: z.output<typeof ScanUpload>) => {
    const pageCount = pdfPagesOf(file);
    assertReadable(pageCount);
    const staged = await stageFile(ctx, file);
    const { key: storageKey, fileName, size } = staged;
    const name = (ctx: Context): Promise<Scan> =>
      atomically(ctx, async (ctx) => {
        await lockProject(ctx, { projectId });
        const values = { projectId, fileName, size, storageKey, pageCount };
        const scan = single(await ctx.db.insert(custodyScans).values(values).returning());
        await enqueue(ctx, "read-scan", { scanId: scan.id }, { key: String(scan.id) });
        return scan;
      });
    return { staged: [staged], name };
  },
);
