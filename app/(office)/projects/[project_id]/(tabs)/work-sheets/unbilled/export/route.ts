import { GET as exportUnbilled } from "@/app/(office)/(lists)/unbilled/export/route";

export const GET = exportUnbilled;
