import type { ComboboxOption } from "@/components/ui/use-combobox";
import { wasteLabels } from "@/lib/custody/labels";
import { isLocked } from "@/lib/scans/page-state";
import type { ChainChoice } from "@/lib/scans/tray";
import { showDay } from "@/lib/values/dates";
import { plainText } from "@/lib/values/plain-text";

const shown = 40;

const standing: Partial<Record<ChainChoice["state"], string>> = {
  HAS_FILE: "Ya tiene archivo",
  LOCKED: "No admite archivos",
};

const optionOf = (chain: ChainChoice): ComboboxOption => ({
  value: String(chain.id),
  label: `CDC ${chain.consecutive}`,
  detail: [showDay(chain.date), wasteLabels[chain.waste], chain.seriesCode, standing[chain.state]]
    .filter(Boolean)
    .join(" · "),
  disabled: isLocked(chain),
});

/** By number, date, waste or work sheet; only the first matches. */
export function chainSource(chains: readonly ChainChoice[]) {
  const options = chains.map(optionOf);
  const texts = options.map(({ label, detail }) => plainText(`${label} ${detail}`));
  return async (search: string): Promise<ComboboxOption[]> => {
    const words = plainText(search).split(/\s+/).filter(Boolean);
    const isMatch = (at: number) => words.every((word) => texts[at]?.includes(word));
    return options.filter((_, at) => isMatch(at)).slice(0, shown);
  };
}
