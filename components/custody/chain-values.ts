import type { UseFormReturn } from "react-hook-form";
import type * as z from "zod";
import { changedValues } from "@/components/forms/changed-values";
import { withoutMemory } from "@/components/forms/sent-values";
import type { ChainFormChanges } from "@/lib/custody/input";
import type { VolumeUnit } from "@/lib/custody/volume";

/** Not sent to the server. */
type ChainMemory = {
  form_key?: string;
  /** The unit that was typed; the other two follow it. */
  volume_unit?: VolumeUnit | null;
  staff_name?: string;
  vehicle_plate?: string;
  /** Gallons; null where nobody wrote it. */
  vehicle_capacity?: string | null;
};

/** What either schema takes, and what only the form remembers. */
export type ChainValues = Partial<z.input<typeof ChainFormChanges>> & ChainMemory;

const remembered = {
  form_key: true,
  volume_unit: true,
  staff_name: true,
  vehicle_plate: true,
  vehicle_capacity: true,
} as const;

export type ChainFormControls = UseFormReturn<ChainValues, unknown, ChainValues>;

export const volumeFields = {
  GALLONS: "volume_gallons",
  BARRELS: "volume_barrels",
  CUBIC_METERS: "volume_cubic_meters",
} as const satisfies Record<VolumeUnit, keyof ChainValues>;

const noVolumes = { volume_gallons: null, volume_barrels: null, volume_cubic_meters: null };

/** Only the volume that was typed is sent, so that the others are derived from it; none when it is unchanged. */
function sentVolumes(values: ChainValues, before: ChainValues | null) {
  const { volume_unit: unit } = values;
  if (!unit) return noVolumes;
  const field = volumeFields[unit];
  const isSame = unit === before?.volume_unit && values[field] === before[field];
  return isSame ? {} : { [field]: values[field] };
}

export const chosenAmong = (
  offered: readonly { assignmentId: number }[],
  chosen: readonly number[],
): number[] => {
  const wanted = new Set(chosen);
  return offered.map(({ assignmentId }) => assignmentId).filter((id) => wanted.has(id));
};

function isSameChoice(a: readonly number[], b: readonly number[]): boolean {
  const other = new Set(b);
  return a.length === b.length && a.every((id) => other.has(id));
}

const always = ["id", "project_resource_ids", ...Object.values(volumeFields)] as const;

/** Only what differs from what the form began with. */
export const chainChanges = (
  values: ChainValues,
  first: ChainValues,
  offered: readonly { assignmentId: number }[],
) =>
  changedValues<ChainValues>(first, chainSent(values, first, offered), {
    always,
    together: [["start_time", "end_time"]],
  });

/** For a known chain without unchanged volumes and items; a changed choice holds only what can be seen. */
export function chainSent(
  values: ChainValues,
  before: ChainValues | null,
  offered: readonly { assignmentId: number }[],
) {
  const { volume_gallons, volume_barrels, volume_cubic_meters, ...others } = withoutMemory<
    ChainValues,
    ChainMemory
  >(values, remembered);
  const { project_resource_ids, ...fields } = others;
  const chosen = project_resource_ids ?? [];
  const isUntouched = before !== null && isSameChoice(chosen, before.project_resource_ids ?? []);
  return {
    ...fields,
    ...sentVolumes(values, before),
    ...(isUntouched ? {} : { project_resource_ids: chosenAmong(offered, chosen) }),
  };
}
