import { printShippingGuide } from "@/lib/documents/print-shipping-guide";
import { printed } from "@/lib/next/printed";

export const GET = printed((ctx, guideId) => printShippingGuide(ctx, { guideId }));
