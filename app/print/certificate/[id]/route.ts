import { printCertificate } from "@/lib/documents/print-certificate";
import { printed } from "@/lib/next/printed";

export const GET = printed((ctx, worksheetId) => printCertificate(ctx, { worksheetId }));
