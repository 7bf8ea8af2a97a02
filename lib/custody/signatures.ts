import { chainFields } from "./fields";
import type { ChainRow } from "./queries";

type Ends = Pick<ChainRow, "chain" | "sheet" | "project" | "partner" | "vehicle">;

/** Who signs for each end of a chain; its contact is the one at its destination (specification, "Custody chain"). */
export const chainSignatures = ({ chain, sheet, project, partner, vehicle }: Ends) => [
  {
    title: chainFields.technicianName.shortLabel,
    name: chain.technicianName,
    lines: [partner.name, project.location, "Técnico responsable"],
  },
  {
    title: chainFields.driverName.shortLabel,
    name: chain.driverName,
    lines: [
      chain.driverLicense && `Licencia ${chain.driverLicense}`,
      vehicle && `Placa ${vehicle.plate}`,
    ],
  },
  {
    title: chainFields.contactName.shortLabel,
    name: chain.contactName,
    lines: [sheet.finalDispositionReference, chain.contactPhone && `Tel. ${chain.contactPhone}`],
  },
];
