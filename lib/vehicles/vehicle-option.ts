import type { Decimal } from "../values/decimal";

type Known = { plate: string; brand: string; model: string | null };
type Loadable = Known & { id: number; capacityGallons: Decimal | null };

const madeBy = ({ brand, model }: Known) => [brand, model].filter(Boolean).join(" ");

export const vehicleOption = ({ id, capacityGallons, ...vehicle }: Loadable) => ({
  value: String(id),
  label: vehicle.plate,
  detail: madeBy(vehicle),
  ...(capacityGallons === null ? {} : { facts: { capacity: capacityGallons } }),
});

export const plateOption = (vehicle: Known) => ({
  value: vehicle.plate,
  label: vehicle.plate,
  detail: madeBy(vehicle),
});
