import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { createGuide } from "@/lib/shipping/create-guide";
import { GuideInput } from "@/lib/shipping/input";
import { GuideListing, GuideRecord, guideCreatedJson, guideListJson } from "@/lib/shipping/json";
import { listGuides } from "@/lib/shipping/list-guides";
import { GuideList } from "@/lib/shipping/list-input";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    operation: "shipping.list",
    input: GuideList,
    run: listGuides,
    json: guideListJson,
    output: GuideListing,
  }),
  POST: endpoint({
    operation: "shipping.create",
    input: GuideInput,
    run: createGuide,
    json: guideCreatedJson,
    output: GuideRecord,
    status: 201,
  }),
});
