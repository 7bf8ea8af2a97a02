import { chainDeletedJson } from "@/lib/custody/acts-json";
import { deleteChain } from "@/lib/custody/delete-chain";
import { getChain } from "@/lib/custody/get-chain";
import { ChainRef } from "@/lib/custody/input";
import { endpoint, named } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { messageBody } from "@/lib/wire/output";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  DELETE: endpoint({
    operation: "custody.delete",
    subject: named(ChainRef, getChain),
    input: ChainRef,
    run: deleteChain,
    json: chainDeletedJson,
    output: messageBody,
  }),
});
