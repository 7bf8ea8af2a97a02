import { getBlock } from "@/lib/availability/get-block";
import { BlockRef } from "@/lib/availability/input";
import { blockDeletedJson } from "@/lib/availability/json";
import { unblockUnit } from "@/lib/availability/unblock-unit";
import { endpoint, named } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { messageBody } from "@/lib/wire/output";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  DELETE: endpoint({
    operation: "availability.unblock",
    subject: named(BlockRef, getBlock),
    input: BlockRef,
    run: unblockUnit,
    json: blockDeletedJson,
    output: messageBody,
  }),
});
