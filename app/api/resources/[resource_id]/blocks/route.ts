import { blockUnit } from "@/lib/availability/block-unit";
import { BlockInput } from "@/lib/availability/input";
import {
  BlockListing,
  BlockRecord,
  blockCreatedJson,
  blockListJson,
} from "@/lib/availability/json";
import { listUnitBlocks } from "@/lib/availability/list-unit-blocks";
import { getEquipment } from "@/lib/equipment/get-equipment";
import { EquipmentRef } from "@/lib/equipment/input";
import { endpoint, named } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    operation: "availability.listBlocks",
    subject: named(EquipmentRef, getEquipment),
    input: EquipmentRef,
    run: listUnitBlocks,
    json: blockListJson,
    output: BlockListing,
  }),
  POST: endpoint({
    operation: "availability.block",
    subject: named(EquipmentRef, getEquipment),
    input: BlockInput,
    run: blockUnit,
    json: blockCreatedJson,
    output: BlockRecord,
    status: 201,
  }),
});
