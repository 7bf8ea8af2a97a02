import { ChainListing, chainListJson } from "@/lib/custody/json";
import { listChains } from "@/lib/custody/list-chains";
import { ChainList } from "@/lib/custody/list-input";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    operation: "custody.list",
    input: ChainList,
    run: listChains,
    json: chainListJson,
    output: ChainListing,
  }),
});
