import { getTableColumns } from "drizzle-orm";
import { settings } from "@/db/schema";
import type { Settings } from "./get-settings";
import { settingLabels } from "./labels";

const columns = Object.entries(getTableColumns(settings)).map(([key, { name }]) => ({
  key: key as keyof Settings,
  label: settingLabels[name],
}));

const labelled = [...columns, { key: "operatorBlocks" as const, label: "Bloques de operadora" }];

export const changedSettings = (before: Settings, after: Settings): string[] =>
  labelled.flatMap(({ key, label }) =>
    label !== undefined && JSON.stringify(before[key]) !== JSON.stringify(after[key])
      ? [label]
      : [],
  );
