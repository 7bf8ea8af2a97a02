import { readUnbilledRows } from "@/lib/billing/read-unbilled-rows";
import { unbilledList } from "@/lib/billing/unbilled-list";
import { exportList } from "@/lib/next/export";

export const GET = exportList({ list: unbilledList, read: readUnbilledRows });
