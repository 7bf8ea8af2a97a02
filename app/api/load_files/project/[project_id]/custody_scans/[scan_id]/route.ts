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
    summary: "Get a scanned pile: its progress, and what each page is",
    input: ScanRef,
    run: getWholeScan,
    json: wholeScanJson,
    output: WholeScanRecord,
  }),
  PUT: endpoint({
    operation: "files.arrangeScan",
    summary: "Move pages of a scanned pile to chains by hand, order, drop and turn them",
    subject,
    input: ScanChanges,
    run: arrangePages,
    json: arrangedJson,
    output: WholeScanRecord,
  }),
  DELETE: endpoint({
    operation: "files.cancelScan",
    summary: "Cancel a scanned pile, also while it is read",
    subject,
    input: ScanRef,
    run: cancelScan,
    json: scanCancelledJson,
    output: messageBody,
  }),
});
