import { listRuleRows } from "@/lib/compliance/list-rule-rows";
import { ruleList } from "@/lib/compliance/rule-list";
import { exportList } from "@/lib/next/export";

export const GET = exportList({ list: ruleList, read: listRuleRows, inLots: true });
