import { GET as exportWorksheets } from "@/app/(office)/(lists)/worksheets/export/route";

export const GET = exportWorksheets;
