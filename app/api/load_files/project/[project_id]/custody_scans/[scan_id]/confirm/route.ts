import { endpoint, named } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { confirmScan } from "@/lib/scans/confirm-scan";
import { getScan } from "@/lib/scans/get-scan";
import { ScanConfirmation, ScanRef } from "@/lib/scans/input";
import { ConfirmedBody, confirmedJson } from "@/lib/scans/saving-json";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    operation: "files.confirmScan",
    subject: named(ScanRef, getScan),
    input: ScanConfirmation,
    run: confirmScan,
    json: confirmedJson,
    output: ConfirmedBody,
  }),
});
