import { listStaffByExpiry } from "@/lib/alerts/list-staff-by-expiry";
import { staffList } from "@/lib/alerts/staff-list";
import { exportList } from "@/lib/next/export";

export const GET = exportList({ list: staffList, read: listStaffByExpiry, inLots: true });
