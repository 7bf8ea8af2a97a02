import { ChainRenumbered, chainRenumberedJson } from "@/lib/custody/acts-json";
import { ChainId } from "@/lib/custody/input";
import { renumberChain } from "@/lib/custody/renumber-chain";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    operation: "custody.renumber",
    input: ChainId,
    run: renumberChain,
    json: chainRenumberedJson,
    output: ChainRenumbered,
  }),
});
