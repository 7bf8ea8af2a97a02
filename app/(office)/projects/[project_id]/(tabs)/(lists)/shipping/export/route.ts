import { exportList } from "@/lib/next/export";
import { projectGuideList } from "@/lib/shipping/list";
import { listGuides } from "@/lib/shipping/list-guides";

export const GET = exportList({ list: projectGuideList, read: listGuides, inLots: true });
