import { listRuleRows } from "@/lib/compliance/list-rule-rows";
import { replaceRules } from "@/lib/compliance/replace-rules";
import { RulesInput } from "@/lib/compliance/rule-input";
import { RuleListing, RulesRecord, rulesJson, rulesSavedJson } from "@/lib/compliance/rule-json";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { NoInput } from "@/lib/wire/input";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    operation: "compliance.rules",
    input: NoInput,
    run: (ctx) => listRuleRows(ctx, { page: null }),
    json: ({ rows }) => rulesJson(rows),
    output: RuleListing,
  }),
  PUT: endpoint({
    operation: "compliance.replaceRules",
    input: RulesInput,
    run: replaceRules,
    json: rulesSavedJson,
    output: RulesRecord,
  }),
});
