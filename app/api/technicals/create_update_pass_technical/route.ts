import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { listStaffPasses } from "@/lib/staff/list-passes";
import { StaffPassChanges, StaffPassInput, StaffPassList } from "@/lib/staff/pass-input";
import {
  StaffPassListing,
  StaffPassRecord,
  staffPassListJson,
  staffPassSavedJson,
} from "@/lib/staff/pass-json";
import { saveStaffPass } from "@/lib/staff/save-pass";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    operation: "staff.listPasses",
    input: StaffPassList,
    run: listStaffPasses,
    json: staffPassListJson,
    output: StaffPassListing,
  }),
  POST: endpoint({
    operation: "staff.savePass",
    input: StaffPassInput,
    run: saveStaffPass,
    json: staffPassSavedJson,
    output: StaffPassRecord,
    status: ({ isNew }) => (isNew ? 201 : 200),
  }),
  PUT: endpoint({
    operation: "staff.savePass",
    summary: "Update the given fields of the technician's pass named in the body",
    input: StaffPassChanges,
    run: saveStaffPass,
    json: staffPassSavedJson,
    output: StaffPassRecord,
  }),
});
