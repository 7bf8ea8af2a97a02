import { downloadEndpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { exportPerson } from "@/lib/privacy/export-person";
import { StaffRef } from "@/lib/staff/input";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: downloadEndpoint({
    operation: "privacy.export",
    summary: "Everything held of a technician, as one ZIP file",
    input: StaffRef,
    run: exportPerson,
    file: { type: "application/zip", of: (made) => made },
  }),
});
