import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { createPartner } from "@/lib/partners/create-partner";
import { PartnerInput, PartnerList } from "@/lib/partners/input";
import {
  PartnerListing,
  PartnerRecord,
  partnerCreatedJson,
  partnerListJson,
} from "@/lib/partners/json";
import { listPartners } from "@/lib/partners/list-partners";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    operation: "partners.list",
    input: PartnerList,
    run: listPartners,
    json: partnerListJson,
    output: PartnerListing,
  }),
  POST: endpoint({
    operation: "partners.create",
    input: PartnerInput,
    run: createPartner,
    json: partnerCreatedJson,
    output: PartnerRecord,
    status: 201,
  }),
});
