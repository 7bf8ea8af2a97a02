import { exportList } from "@/lib/next/export";
import { projectList } from "@/lib/projects/list";
import { listProjects } from "@/lib/projects/list-projects";

export const GET = exportList({ list: projectList, read: listProjects, inLots: true });
