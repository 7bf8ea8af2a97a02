import type { Signature } from "../print/signatures";
import type { ChainOnPaper } from "./get-chain-on-paper";

/** The chain's contact is the one at its destination (specification, "Custody chain"). */
export function custodyEnds({
  chain,
  sheet,
  project,
  partner,
  vehicle,
}: ChainOnPaper): Signature[] {
  return [
    {
      title: "Origen",
      name: chain.technicalName,
      lines: [partner.name, project.location, "Técnico responsable"],
    },
    {
      title: "Transportista",
      name: chain.driverName,
      lines: [
        chain.driverLicense && `Licencia ${chain.driverLicense}`,
        vehicle && `Placa ${vehicle.plate}`,
      ],
    },
    {
      title: "Destino",
      name: chain.contactName,
      lines: [sheet.finalDispositionReference, chain.contactPhone && `Tel. ${chain.contactPhone}`],
    },
  ];
}
