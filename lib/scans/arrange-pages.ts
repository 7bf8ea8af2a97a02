import { sql } from "drizzle-orm";
import { insertAll } from "@/db/insert-all";
import { custodyScanPages } from "@/db/schema";
import { atomically, type Context } from "../kernel/context";
import { listPages, lockReviewableScan, type WholeScan, withPages } from "./get-scan";
import { assertThere, movedPages, type PageChanges } from "./moved-pages";
import { listPageChains } from "./page-chains";

export const arrangePages = (ctx: Context, changes: PageChanges): Promise<WholeScan> =>
  atomically(ctx, async (ctx) => {
    const scan = await lockReviewableScan(ctx, changes);
    const facts = await listPageChains(ctx, changes);
    const pages = await listPages(ctx, scan);
    assertThere(pages, changes);
    const rows = movedPages(pages, changes, facts).map(
      ({ scanId, page, state, chainId, position, rotation }) => ({
        scanId,
        page,
        state,
        chainId,
        position,
        rotation,
      }),
    );
    const onConflict = sql`on conflict (custody_scan_id, page) do update set state = excluded.state,
      custody_chain_id = excluded.custody_chain_id, position = excluded.position, rotation = excluded.rotation`;
    await insertAll(ctx.db, custodyScanPages, rows, { onConflict });
    return withPages(ctx, scan);
  });
