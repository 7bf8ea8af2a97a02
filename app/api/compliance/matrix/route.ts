import { listPeopleMatrix } from "@/lib/compliance/list-people-matrix";
import { PeopleMatrixListing, peopleMatrixJson } from "@/lib/compliance/matrix-json";
import { PeopleMatrixQuery } from "@/lib/compliance/override-input";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    operation: "compliance.matrix",
    input: PeopleMatrixQuery,
    run: listPeopleMatrix,
    json: peopleMatrixJson,
    output: PeopleMatrixListing,
  }),
});
