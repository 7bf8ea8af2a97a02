import { printed } from "@/lib/next/printed";
import { printRoute } from "@/lib/printed/print-route";

export const GET = printed((ctx, routeId, { home }) => printRoute(ctx, { routeId, home }));
