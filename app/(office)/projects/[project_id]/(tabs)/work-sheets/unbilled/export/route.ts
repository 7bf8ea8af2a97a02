import { GET as exportUnbilled } from "@/app/(office)/unbilled/export/route";

export const GET = exportUnbilled;
