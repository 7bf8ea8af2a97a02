import { listVehiclesByExpiry } from "@/lib/alerts/list-vehicles-by-expiry";
import { vehicleList } from "@/lib/alerts/vehicle-list";
import { exportList } from "@/lib/next/export";

export const GET = exportList({ list: vehicleList, read: listVehiclesByExpiry, inLots: true });
