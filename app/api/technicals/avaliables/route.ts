import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { ActiveStaff } from "@/lib/staff/input";
import { StaffListing, staffListJson } from "@/lib/staff/json";
import { listStaff } from "@/lib/staff/list-staff";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    operation: "staff.list",
    summary: "List the active technicians with their passes and vaccination records",
    input: ActiveStaff,
    run: listStaff,
    json: staffListJson,
    output: StaffListing,
  }),
});
