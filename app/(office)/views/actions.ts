"use server";

import { action } from "@/lib/next/action";
import { PreferencesInput, ViewInput, ViewRef } from "@/lib/saved-views/input";
import { keepPreferences } from "@/lib/saved-views/keep-preferences";
import { removeView } from "@/lib/saved-views/remove-view";
import { saveView } from "@/lib/saved-views/save-view";

/** No screen shows what a view is made of. */
const nowhere: string[] = [];

export const save = action({
  operation: "savedViews.save",
  input: ViewInput,
  run: saveView,
  refresh: nowhere,
});

export const remove = action({
  operation: "savedViews.remove",
  input: ViewRef,
  run: removeView,
  refresh: nowhere,
});

export const keep = action({
  operation: "listPreferences.keep",
  input: PreferencesInput,
  run: keepPreferences,
  refresh: nowhere,
});
