import { printWorksheet } from "@/lib/documents/print-worksheet";
import { printed } from "@/lib/next/printed";

export const GET = printed((ctx, worksheetId) => printWorksheet(ctx, { worksheetId }));
