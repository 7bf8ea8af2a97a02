import { endpoint, named } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { getGuide } from "@/lib/shipping/get-guide";
import { GuideChanges, GuideRef } from "@/lib/shipping/input";
import { GuideRecord, guideRecordJson, guideUpdatedJson } from "@/lib/shipping/json";
import { updateGuide } from "@/lib/shipping/update-guide";

const update = endpoint({
  operation: "shipping.update",
  subject: named(GuideRef, getGuide),
  input: GuideChanges,
  run: updateGuide,
  json: guideUpdatedJson,
  output: GuideRecord,
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    operation: "shipping.get",
    input: GuideRef,
    run: getGuide,
    json: guideRecordJson,
    output: GuideRecord,
  }),
  PUT: update,
  PATCH: update,
});
