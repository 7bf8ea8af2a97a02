import { printed } from "@/lib/next/printed";
import { printCertificate } from "@/lib/printed/print-certificate";

export const GET = printed((ctx, worksheetId) => printCertificate(ctx, { worksheetId }));
