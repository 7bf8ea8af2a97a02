import { printed } from "@/lib/next/printed";
import { printVehicle } from "@/lib/printed/print-vehicle";

export const GET = printed((ctx, vehicleId) => printVehicle(ctx, { vehicleId }));
