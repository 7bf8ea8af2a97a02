import { endpoint, named } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { deletePartner } from "@/lib/partners/delete-partner";
import { getPartner } from "@/lib/partners/get-partner";
import { PartnerChanges, PartnerRef } from "@/lib/partners/input";
import {
  PartnerRecord,
  partnerDeletedJson,
  partnerRecordJson,
  partnerUpdatedJson,
} from "@/lib/partners/json";
import { updatePartner } from "@/lib/partners/update-partner";
import { messageBody } from "@/lib/wire/output";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    operation: "partners.get",
    input: PartnerRef,
    run: getPartner,
    json: partnerRecordJson,
    output: PartnerRecord,
  }),
  PUT: endpoint({
    operation: "partners.update",
    subject: named(PartnerRef, getPartner),
    input: PartnerChanges,
    run: updatePartner,
    json: partnerUpdatedJson,
    output: PartnerRecord,
  }),
  DELETE: endpoint({
    operation: "partners.delete",
    subject: named(PartnerRef, getPartner),
    input: PartnerRef,
    run: deletePartner,
    json: partnerDeletedJson,
    output: messageBody,
  }),
});
