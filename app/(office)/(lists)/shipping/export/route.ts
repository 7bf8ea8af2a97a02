import { exportList } from "@/lib/next/export";
import { guideList } from "@/lib/shipping/list";
import { listGuides } from "@/lib/shipping/list-guides";

export const GET = exportList({ list: guideList, read: listGuides, inLots: true });
