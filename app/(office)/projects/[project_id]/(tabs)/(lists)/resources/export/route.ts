import { assignmentList } from "@/lib/assignments/list";
import { listAssignmentRows } from "@/lib/assignments/list-assignment-rows";
import { exportList } from "@/lib/next/export";

export const GET = exportList({ list: assignmentList, read: listAssignmentRows, inLots: true });
