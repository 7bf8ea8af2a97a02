import type { CellsOf } from "@/components/lists/screen-columns";
import { CampAndClient } from "@/components/ui/place";
import { TwoLines } from "@/components/ui/two-lines";
import type { chainList } from "@/lib/custody/list";
import { showVolume } from "@/lib/custody/volume-text";
import { ChainStatusBadge } from "./chain-status-badge";

export const chainCells: CellsOf<typeof chainList> = {
  consecutive: {
    cell: ({ chain, sheet }) => (
      <TwoLines first={chain.consecutive} second={sheet.seriesCode} className="whitespace-nowrap" />
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
      <TwoLines
        first={showVolume(chain.gallons)}
        second={`${showVolume(chain.barrels)} BBL · ${showVolume(chain.cubicMeters)} m³`}
        className="whitespace-nowrap"
      />
    ),
  },
  barrels: { cell: ({ chain }) => showVolume(chain.barrels) },
  cubic_meters: { cell: ({ chain }) => showVolume(chain.cubicMeters) },
  status: { cell: ({ chain }) => <ChainStatusBadge status={chain.status} /> },
};
