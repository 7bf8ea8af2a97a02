import { downloadEndpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { getOriginal } from "@/lib/scans/get-picture";
import { ScanRef } from "@/lib/scans/input";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: downloadEndpoint({
    operation: "files.getScanOriginal",
    input: ScanRef,
    run: getOriginal,
    file: { type: "application/pdf", of: (original) => original },
  }),
});
