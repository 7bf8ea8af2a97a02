"use server";

import { action } from "@/lib/next/action";
import { SettingsChanges } from "@/lib/settings/input";
import { updateSettings } from "@/lib/settings/update-settings";

export const save = action({
  operation: "settings.update",
  input: SettingsChanges,
  run: updateSettings,
});
