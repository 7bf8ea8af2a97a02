import { AlertList } from "@/lib/alerts/input";
import { AlertListing, alertListJson } from "@/lib/alerts/json";
import { listAlerts } from "@/lib/alerts/list-alerts";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    operation: "alerts.list",
    input: AlertList,
    run: listAlerts,
    json: alertListJson,
    output: AlertListing,
  }),
});
