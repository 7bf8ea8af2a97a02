import { type ChainChoice, pagesOn } from "@/lib/scans/tray";
import { ChainGroup } from "./chain-group";
import type { TrayUse } from "./tray-use";

export interface Replaced {
  ids: ReadonlySet<number>;
  set: (chainId: number, isOn: boolean) => void;
}

interface ChainGroupsProps extends TrayUse {
  chains: readonly ChainChoice[];
  replaced?: Replaced;
}

export const ChainGroups = ({ chains, replaced, ...use }: ChainGroupsProps) => (
  <div className="grid gap-3 p-4 pt-0 sm:grid-cols-2">
    {chains.map((chain) => (
      <ChainGroup
        key={chain.id}
        chain={chain}
        pages={pagesOn(use.tray.pages, chain.id)}
        {...(replaced && {
          replacing: {
            isOn: replaced.ids.has(chain.id),
            set: (isOn) => replaced.set(chain.id, isOn),
          },
        })}
        {...use}
      />
    ))}
  </div>
);
