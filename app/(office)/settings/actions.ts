"use server";

import { removeLogo } from "@/lib/files/remove-logo";
import { saveLogo } from "@/lib/files/save-logo";
import { action, change } from "@/lib/next/action";
import { pictureAction } from "@/lib/next/picture-action";
import { SampleRemoval } from "@/lib/sample/input";
import { removeSample } from "@/lib/sample/remove-sample";
import { SettingsChanges } from "@/lib/settings/input";
import { updateSettings } from "@/lib/settings/update-settings";
import { NoInput } from "@/lib/wire/input";

export const saveCompanyLogo = pictureAction({ operation: "settings.update", run: saveLogo });

export const removeCompanyLogo = change({
  operation: "settings.update",
  input: NoInput,
  run: removeLogo,
});

export const save = change({
  operation: "settings.update",
  input: SettingsChanges,
  run: updateSettings,
});

export const removeSampleData = action({
  operation: "sample.remove",
  input: SampleRemoval,
  run: removeSample,
});
