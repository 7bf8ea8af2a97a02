import { TokenRef } from "@/lib/auth/input";
import { tokenRevokedJson } from "@/lib/auth/json";
import { revokeToken } from "@/lib/auth/revoke-token";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { messageBody } from "@/lib/wire/output";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  DELETE: endpoint({
    operation: "tokens.revoke",
    input: TokenRef,
    run: revokeToken,
    json: tokenRevokedJson,
    output: messageBody,
  }),
});
