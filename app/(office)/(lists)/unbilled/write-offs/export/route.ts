import { exportList } from "@/lib/next/export";
import { writeOffList } from "@/lib/write-offs/list";
import { listWriteOffs } from "@/lib/write-offs/list-write-offs";

export const GET = exportList({ list: writeOffList, read: listWriteOffs, inLots: true });
