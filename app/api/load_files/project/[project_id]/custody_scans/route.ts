import { endpoint, named, uploadEndpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { getProject } from "@/lib/projects/get-project";
import { ProjectRef } from "@/lib/projects/input";
import { ScanList, ScanUpload } from "@/lib/scans/input";
import { ScanListing, ScanRecord, scanListJson, scanStartedJson } from "@/lib/scans/json";
import { listScans } from "@/lib/scans/list-scans";
import { startScan } from "@/lib/scans/start-scan";
import { getBulkUploadLimit } from "@/lib/settings/get-upload-limit";

const subject = named(ProjectRef, getProject);

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    operation: "files.listScans",
    subject,
    input: ScanList,
    run: listScans,
    json: scanListJson,
    output: ScanListing,
  }),
  POST: uploadEndpoint({
    operation: "files.scanCustody",
    subject,
    input: ScanUpload,
    upload: getBulkUploadLimit,
    run: startScan,
    json: scanStartedJson,
    output: ScanRecord,
    status: 201,
  }),
});
