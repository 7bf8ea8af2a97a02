import { ChangeList } from "@/lib/history/input";
import { ChangeListing, changeListJson } from "@/lib/history/json";
import { listChanges } from "@/lib/history/list-changes";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    operation: "history.list",
    input: ChangeList,
    run: listChanges,
    json: changeListJson,
    output: ChangeListing,
  }),
});
