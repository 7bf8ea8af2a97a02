import { ChainRecord, chainEditedJson } from "@/lib/custody/detail-json";
import { editChain } from "@/lib/custody/edit-chain";
import { getChain } from "@/lib/custody/get-chain";
import { ChainChanges, ChainRef } from "@/lib/custody/input";
import { endpoint, named } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";

const edit = endpoint({
  operation: "custody.update",
  subject: named(ChainRef, getChain),
  input: ChainChanges,
  run: editChain,
  json: chainEditedJson,
  output: ChainRecord,
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({ PUT: edit, PATCH: edit });
