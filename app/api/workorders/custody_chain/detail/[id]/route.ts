import { ChainRecord, chainRecordJson } from "@/lib/custody/detail-json";
import { getChain } from "@/lib/custody/get-chain";
import { ChainRef } from "@/lib/custody/input";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    operation: "custody.get",
    input: ChainRef,
    run: getChain,
    json: chainRecordJson,
    output: ChainRecord,
  }),
});
