import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { getSettings } from "@/lib/settings/get-settings";
import { SettingsChanges } from "@/lib/settings/input";
import { SettingsRecord, settingsRecordJson, settingsUpdatedJson } from "@/lib/settings/json";
import { updateSettings } from "@/lib/settings/update-settings";
import { NoInput } from "@/lib/wire/input";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    operation: "settings.get",
    input: NoInput,
    run: getSettings,
    json: settingsRecordJson,
    output: SettingsRecord,
  }),
  PUT: endpoint({
    operation: "settings.update",
    input: SettingsChanges,
    run: updateSettings,
    json: settingsUpdatedJson,
    output: SettingsRecord,
  }),
});
