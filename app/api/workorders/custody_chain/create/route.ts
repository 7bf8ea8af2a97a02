import { ChainCreated, chainCreatedJson } from "@/lib/custody/acts-json";
import { createChain } from "@/lib/custody/create-chain";
import { ChainInput } from "@/lib/custody/input";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    operation: "custody.create",
    input: ChainInput,
    run: createChain,
    json: chainCreatedJson,
    output: ChainCreated,
    status: 201,
  }),
});
