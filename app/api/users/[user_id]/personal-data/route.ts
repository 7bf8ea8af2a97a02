import { downloadEndpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { exportPerson } from "@/lib/privacy/export-person";
import { UserRef } from "@/lib/users/input";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: downloadEndpoint({
    operation: "privacy.export",
    input: UserRef,
    run: exportPerson,
    file: { type: "application/zip", of: (made) => made },
  }),
});
