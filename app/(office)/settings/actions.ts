"use server";

import { PictureInput } from "@/lib/files/input";
import { removeLogo } from "@/lib/files/remove-picture";
import { saveLogo } from "@/lib/files/save-picture";
import { Nothing } from "@/lib/input";
import { action } from "@/lib/next/action";
import { SettingsChanges } from "@/lib/settings/input";
import { updateSettings } from "@/lib/settings/update-settings";

export const saveCompanyLogo = action({
  operation: "settings.update",
  input: PictureInput,
  run: saveLogo,
});

export const removeCompanyLogo = action({
  operation: "settings.update",
  input: Nothing,
  run: removeLogo,
});

export const save = action({
  operation: "settings.update",
  input: SettingsChanges,
  run: updateSettings,
});
