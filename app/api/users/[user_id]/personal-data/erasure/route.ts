import { endpoint, named } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { erasePerson } from "@/lib/privacy/erase-person";
import { getPerson } from "@/lib/privacy/get-person";
import { UserErasure } from "@/lib/privacy/input";
import { ErasurePreview, erasedJson, erasurePreviewJson } from "@/lib/privacy/json";
import { previewErasure } from "@/lib/privacy/preview-erasure";
import { UserRef } from "@/lib/users/input";
import { messageBody } from "@/lib/wire/output";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    operation: "privacy.previewErasure",
    input: UserRef,
    run: previewErasure,
    json: erasurePreviewJson,
    output: ErasurePreview,
  }),
  POST: endpoint({
    operation: "privacy.erase",
    input: UserErasure,
    subject: named(UserRef, getPerson),
    run: erasePerson,
    json: erasedJson,
    output: messageBody,
  }),
});
