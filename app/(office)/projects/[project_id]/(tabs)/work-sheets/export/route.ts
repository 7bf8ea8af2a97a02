import { GET as exportWorksheets } from "@/app/(office)/worksheets/export/route";

export const GET = exportWorksheets;
