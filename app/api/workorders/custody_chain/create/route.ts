import { ChainCreated, chainCreatedJson } from "@/lib/custody/acts-json";
import { createChain } from "@/lib/custody/create-chain";
import { ChainInput } from "@/lib/custody/input";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    operation: "custody.create",
    summary: "Open a custody chain on a work sheet, with the equipment of its project",
    input: ChainInput,
    run: createChain,
    json: chainCreatedJson,
    output: ChainCreated,
    status: 201,
  }),
});
