import * as z from "zod";
import { blockKinds } from "@/db/values";
import { listBody, namedBody, recordBody } from "../wire/output";
import type { UnitBlock } from "./list-unit-blocks";

const BlockBody = namedBody("UnitBlock", {
  id: z.int(),
  resource_item_id: z.int(),
  from_date: z.iso.date(),
  to_date: z.iso.date().nullable(),
  block_kind: z.enum(blockKinds),
  reason: z.string(),
  created_at: z.iso.datetime(),
});

const blockJson = (block: UnitBlock): z.input<typeof BlockBody> => ({
  id: block.id,
  resource_item_id: block.equipmentId,
  from_date: block.fromDate,
  to_date: block.toDate,
  block_kind: block.kind,
  reason: block.reason,
  created_at: block.createdAt.toISOString(),
});

export const BlockListing = listBody(BlockBody);
export const BlockRecord = recordBody(BlockBody);

export const blockListJson = (blocks: UnitBlock[]) => ({ data: blocks.map(blockJson) });

export const blockCreatedJson = (block: UnitBlock) => ({
  message: "Equipo bloqueado.",
  data: blockJson(block),
});

export const blockDeletedJson = () => ({ message: "Bloqueo retirado." });
