import { endpoint, named } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { getGuide } from "@/lib/shipping/get-guide";
import { GuideChanges, GuideRef } from "@/lib/shipping/input";
import { GuideRecord, guideRecordJson, guideUpdatedJson } from "@/lib/shipping/json";
import { updateGuide } from "@/lib/shipping/update-guide";

const update = endpoint({
  operation: "shipping.update",
  summary: "Update the given fields of a draft guide, close it, or make it void",
  subject: named(GuideRef, getGuide),
  input: GuideChanges,
  run: updateGuide,
  json: guideUpdatedJson,
  output: GuideRecord,
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    operation: "shipping.get",
    summary: "Get a shipping guide",
    input: GuideRef,
    run: getGuide,
    json: guideRecordJson,
    output: GuideRecord,
  }),
  PUT: update,
  PATCH: update,
});
