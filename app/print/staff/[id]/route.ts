import { printStaff } from "@/lib/documents/print-staff";
import { printed } from "@/lib/next/printed";

export const GET = printed((ctx, staffId) => printStaff(ctx, { staffId }));
