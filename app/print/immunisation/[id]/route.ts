import { printed } from "@/lib/next/printed";
import { printImmunisation } from "@/lib/printed/print-immunisation";

export const GET = printed((ctx, staffId) => printImmunisation(ctx, { staffId }));
