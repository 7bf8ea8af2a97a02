import { createToken } from "@/lib/auth/create-token";
import { identifyCaller } from "@/lib/auth/identify-caller";
import { TokenInput, TokenListQuery } from "@/lib/auth/input";
import { TokenCreatedBody, TokenListing, tokenCreatedJson, tokenListJson } from "@/lib/auth/json";
import { listTokens } from "@/lib/auth/list-tokens";
import { endpoint, publicEndpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    operation: "tokens.list",
    input: TokenListQuery,
    run: listTokens,
    json: tokenListJson,
    output: TokenListing,
  }),
  POST: publicEndpoint({
    operation: "tokens.create",
    identify: identifyCaller,
    input: TokenInput,
    run: createToken,
    json: tokenCreatedJson,
    output: TokenCreatedBody,
    status: 201,
    isSecret: true,
  }),
});
