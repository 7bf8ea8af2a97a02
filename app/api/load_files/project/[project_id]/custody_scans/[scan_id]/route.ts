import { endpoint, named } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { arrangePages } from "@/lib/scans/arrange-pages";
import { cancelScan } from "@/lib/scans/cancel-scan";
import { getScan } from "@/lib/scans/get-scan";
import { getWholeScan } from "@/lib/scans/get-whole-scan";
import { ScanChanges, ScanRef } from "@/lib/scans/input";
import { arrangedJson, scanCancelledJson, WholeScanRecord, wholeScanJson } from "@/lib/scans/json";
import { messageBody } from "@/lib/wire/output";

const subject = named(ScanRef, getScan);

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    operation: "files.getScan",
    input: ScanRef,
    run: getWholeScan,
    json: wholeScanJson,
    output: WholeScanRecord,
  }),
  PUT: endpoint({
    operation: "files.arrangeScan",
    subject,
    input: ScanChanges,
    run: arrangePages,
    json: arrangedJson,
    output: WholeScanRecord,
  }),
  DELETE: endpoint({
    operation: "files.cancelScan",
    subject,
    input: ScanRef,
    run: cancelScan,
    json: scanCancelledJson,
    output: messageBody,
  }),
});
