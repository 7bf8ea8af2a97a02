import { endpoint, named } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { deleteGuide } from "@/lib/shipping/delete-guide";
import { getGuide } from "@/lib/shipping/get-guide";
import { GuideRef } from "@/lib/shipping/input";
import { guideDeletedJson } from "@/lib/shipping/json";
import { messageBody } from "@/lib/wire/output";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  DELETE: endpoint({
    operation: "shipping.delete",
    subject: named(GuideRef, getGuide),
    input: GuideRef,
    run: deleteGuide,
    json: guideDeletedJson,
    output: messageBody,
  }),
});
