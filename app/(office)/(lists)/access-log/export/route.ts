import { accessList } from "@/lib/access/list";
import { listAccesses } from "@/lib/access/list-accesses";
import { exportList } from "@/lib/next/export";

export const GET = exportList({ list: accessList, read: listAccesses, inLots: true });
