import { printed } from "@/lib/next/printed";
import { printShippingGuide } from "@/lib/printed/print-shipping-guide";

export const GET = printed((ctx, guideId) => printShippingGuide(ctx, { guideId }));
