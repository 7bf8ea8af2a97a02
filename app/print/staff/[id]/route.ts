import { printed } from "@/lib/next/printed";
import { printStaff } from "@/lib/printed/print-staff";

export const GET = printed((ctx, staffId) => printStaff(ctx, { staffId }));
