import { printed } from "@/lib/next/printed";
import { printWorksheet } from "@/lib/printed/print-worksheet";

export const GET = printed((ctx, worksheetId) => printWorksheet(ctx, { worksheetId }));
