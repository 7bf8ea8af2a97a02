import { ApiDocument, documentAnswer } from "@/lib/api-reference/get-document";
import { plainEndpoint } from "@/lib/http/plain-endpoint";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: plainEndpoint({
    operation: "api.reference",
    run: documentAnswer,
    output: ApiDocument,
  }),
});
