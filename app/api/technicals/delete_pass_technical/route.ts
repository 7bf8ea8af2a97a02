import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { StaffPassRef } from "@/lib/staff/pass-input";
import { StaffPassRemoved, staffPassRemovedJson } from "@/lib/staff/pass-json";
import { removeStaffPass } from "@/lib/staff/remove-pass";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  DELETE: endpoint({
    operation: "staff.removePass",
    input: StaffPassRef,
    run: removeStaffPass,
    json: staffPassRemovedJson,
    output: StaffPassRemoved,
  }),
});
