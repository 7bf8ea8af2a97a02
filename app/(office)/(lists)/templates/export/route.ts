import { exportList } from "@/lib/next/export";
import { templateList } from "@/lib/project-templates/list";
import { listTemplates } from "@/lib/project-templates/list-templates";

export const GET = exportList({ list: templateList, read: listTemplates, inLots: true });
