import { ListTotals } from "@/components/lists/list-totals";
import { chainFields } from "@/lib/custody/fields";
import type { VolumeTotals } from "@/lib/custody/sum-chains";
import { showVolume } from "@/lib/custody/volume-text";

export function ChainTotals({ totals, count }: { totals: VolumeTotals; count: number }) {
  const figures = [
    { label: chainFields.gallons.label, value: showVolume(totals.gallons) },
    { label: chainFields.barrels.label, value: showVolume(totals.barrels) },
    { label: chainFields.cubicMeters.label, value: showVolume(totals.cubicMeters) },
  ];
  const counted = count === 1 ? "Total de 1 cadena" : `Total de ${count} cadenas`;
  return <ListTotals of={`${counted}, sin las anuladas`} figures={figures} />;
}
