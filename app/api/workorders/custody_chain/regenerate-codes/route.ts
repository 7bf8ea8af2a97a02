import { ChainItemsRenumbered, chainItemsRenumberedJson } from "@/lib/custody/acts-json";
import { ChainItemsRef } from "@/lib/custody/input";
import { renumberChainItems } from "@/lib/custody/renumber-chain-items";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    operation: "custody.renumber",
    input: ChainItemsRef,
    run: renumberChainItems,
    json: chainItemsRenumberedJson,
    output: ChainItemsRenumbered,
  }),
});
