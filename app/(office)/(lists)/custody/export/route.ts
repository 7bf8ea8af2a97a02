import { chainList } from "@/lib/custody/list";
import { listChains } from "@/lib/custody/list-chains";
import { exportList } from "@/lib/next/export";

export const GET = exportList({ list: chainList, read: listChains, inLots: true });
