import { listWorksheetRows } from "@/lib/billing/list-worksheet-rows";
import { exportList } from "@/lib/next/export";
import { worksheetList } from "@/lib/worksheets/list";

export const GET = exportList({ list: worksheetList, read: listWorksheetRows, inLots: true });
