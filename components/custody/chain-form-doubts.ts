import { doubtsOf, type FormDoubt } from "@/components/forms/doubts";
import { chainFields } from "@/lib/custody/fields";
import { type Tank, volumeDoubt } from "@/lib/custody/volume-doubt";
import { isCompletedChain } from "@/lib/states/chain";
import { cedulaDoubt, phoneDoubt } from "@/lib/values/identity";
import { isPlain } from "@/lib/values/number-text";
import type { ChainValues } from "./chain-values";

const ofTexts = doubtsOf({
  contact_phone: [chainFields.contactPhone.label, phoneDoubt],
  driver_license: [chainFields.driverLicense.label, cedulaDoubt],
});

const completedWith = ({ status, volume_gallons }: ChainValues) =>
  status && isCompletedChain({ status }) ? String(volume_gallons ?? "") : "";

/** When a chain is completed, or a completed one changes. */
function ofVolume(typed: ChainValues, before: ChainValues, tanks: readonly Tank[]): FormDoubt[] {
  const gallons = completedWith(typed);
  if (!isPlain(gallons) || gallons === completedWith(before)) return [];
  const chosen = new Set(typed.project_resource_ids);
  const message = volumeDoubt(gallons, {
    tanks: tanks.filter(({ assignmentId }) => chosen.has(assignmentId)),
    vehicleCapacity: typed.vehicle_capacity ?? null,
  });
  return message ? [{ field: "volume_gallons", value: gallons, message }] : [];
}

export const chainFormDoubts = (
  typed: ChainValues,
  before: ChainValues,
  tanks: readonly Tank[],
): FormDoubt[] => [...ofVolume(typed, before, tanks), ...ofTexts(typed, before)];
