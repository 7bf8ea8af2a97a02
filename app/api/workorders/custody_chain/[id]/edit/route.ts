import { ChainRecord, chainUpdatedJson } from "@/lib/custody/detail-json";
import { getChain } from "@/lib/custody/get-chain";
import { ChainChanges, ChainRef } from "@/lib/custody/input";
import { updateChain } from "@/lib/custody/update-chain";
import { endpoint, named } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";

const edit = endpoint({
  operation: "custody.update",
  subject: named(ChainRef, getChain),
  input: ChainChanges,
  run: updateChain,
  json: chainUpdatedJson,
  output: ChainRecord,
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({ PUT: edit, PATCH: edit });
