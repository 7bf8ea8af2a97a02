import { printImmunisation } from "@/lib/documents/print-immunisation";
import { printed } from "@/lib/next/printed";

export const GET = printed((ctx, staffId) => printImmunisation(ctx, { staffId }));
