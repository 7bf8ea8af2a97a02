import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { createStaffMember } from "@/lib/staff/create-staff-member";
import { StaffInput, StaffList } from "@/lib/staff/input";
import { StaffListing, StaffRecord, staffCreatedJson, staffListJson } from "@/lib/staff/json";
import { listStaff } from "@/lib/staff/list-staff";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    operation: "staff.list",
    input: StaffList,
    run: listStaff,
    json: staffListJson,
    output: StaffListing,
  }),
  POST: endpoint({
    operation: "staff.create",
    input: StaffInput,
    run: createStaffMember,
    json: staffCreatedJson,
    output: StaffRecord,
    status: 201,
  }),
});
