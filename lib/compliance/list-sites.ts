import { and } from "drizzle-orm";
import { among } from "@/db/among";
import { undeleted } from "@/db/live";
import { projects } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { blockNamed } from "../settings/block-named";
import { listBlocks } from "../settings/list-blocks";
import type { Site } from "./rule";

/** Of projects by their ids, closed and inactive ones too. */
export async function listSites(
  ctx: BaseContext,
  projectIds: readonly number[],
): Promise<Map<number, Site>> {
  const [found, blocks] = await Promise.all([
    ctx.db
      .select({ id: projects.id, partnerId: projects.partnerId, block: projects.block })
      .from(projects)
      .where(and(among(projects.id, projectIds), undeleted(projects))),
    listBlocks(ctx),
  ]);
  return new Map(
    found.map(({ id, partnerId, block }) => {
      const name = block?.trim() ?? "";
      const known = name ? blockNamed(blocks, name) : null;
      const site = { projectId: id, partnerId, block: known?.code ?? null };
      return [id, { ...site, isBlockUnknown: name !== "" && known === null }];
    }),
  );
}
