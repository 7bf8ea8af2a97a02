import { exportList } from "@/lib/next/export";
import { partnerList } from "@/lib/partners/list";
import { listPartners } from "@/lib/partners/list-partners";

export const GET = exportList({ list: partnerList, read: listPartners, inLots: true });
