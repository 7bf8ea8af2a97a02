import type { CellsOf } from "@/components/lists/screen-columns";
import { CampAndClient } from "@/components/ui/place";
import type { chainList } from "@/lib/custody/list";
import { showVolume } from "@/lib/custody/volume-text";
import { ChainStatusBadge } from "./chain-status-badge";

export const chainCells: CellsOf<typeof chainList> = {
  consecutive: {
    cell: ({ chain, sheet }) => (
      <span className="block">
        <span className="block">{chain.consecutive}</span>
        <span className="block whitespace-nowrap font-normal text-muted text-xs">
          {sheet.seriesCode}
        </span>
      </span>
    ),
  },
  location: {
    className: "sm:min-w-36",
    cell: ({ project, partner }) => (
      <CampAndClient location={project.location} partner={partner.name} />
    ),
  },
  series: { className: "whitespace-nowrap" },
  gallons: {
    cell: ({ chain }) => (
      <span className="block">
        {showVolume(chain.gallons)}
        <span className="block whitespace-nowrap text-muted text-xs">
          {showVolume(chain.barrels)} BBL · {showVolume(chain.cubicMeters)} m³
        </span>
      </span>
    ),
  },
  barrels: { cell: ({ chain }) => showVolume(chain.barrels) },
  cubic_meters: { cell: ({ chain }) => showVolume(chain.cubicMeters) },
  status: { cell: ({ chain }) => <ChainStatusBadge status={chain.status} /> },
};
