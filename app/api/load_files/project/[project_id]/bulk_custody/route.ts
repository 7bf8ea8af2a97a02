import { named, uploadEndpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { getProject } from "@/lib/projects/get-project";
import { ProjectRef } from "@/lib/projects/input";
import { bulkCustody } from "@/lib/scans/bulk-custody";
import { BulkInput } from "@/lib/scans/input";
import { BulkBody, bulkJson } from "@/lib/scans/saving-json";
import { getBulkUploadLimit } from "@/lib/settings/get-upload-limit";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: uploadEndpoint({
    operation: "files.bulkCustody",
    subject: named(ProjectRef, getProject),
    input: BulkInput,
    upload: getBulkUploadLimit,
    run: bulkCustody,
    json: bulkJson,
    output: BulkBody,
  }),
});
