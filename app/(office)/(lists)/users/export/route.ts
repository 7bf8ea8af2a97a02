import { exportList } from "@/lib/next/export";
import { userList } from "@/lib/users/list";
import { listUsers } from "@/lib/users/list-users";

export const GET = exportList({ list: userList, read: listUsers, inLots: true });
