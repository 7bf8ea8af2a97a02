import { endpoint, named } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { erasePerson } from "@/lib/privacy/erase-person";
import { getPerson } from "@/lib/privacy/get-person";
import { StaffErasure } from "@/lib/privacy/input";
import { ErasurePreview, erasedJson, erasurePreviewJson } from "@/lib/privacy/json";
import { previewErasure } from "@/lib/privacy/preview-erasure";
import { StaffRef } from "@/lib/staff/input";
import { messageBody } from "@/lib/wire/output";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    operation: "privacy.previewErasure",
    summary: "What erasing a technician would take away, what stays and why",
    input: StaffRef,
    run: previewErasure,
    json: erasurePreviewJson,
    output: ErasurePreview,
  }),
  POST: endpoint({
    operation: "privacy.erase",
    summary: "Erase what no duty keeps of a technician, for good",
    input: StaffErasure,
    subject: named(StaffRef, getPerson),
    run: erasePerson,
    json: erasedJson,
    output: messageBody,
  }),
});
