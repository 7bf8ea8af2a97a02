import { printVehicle } from "@/lib/documents/print-vehicle";
import { printed } from "@/lib/next/printed";

export const GET = printed((ctx, vehicleId) => printVehicle(ctx, { vehicleId }));
