import type { ComboboxOption } from "@/components/ui/use-combobox";
import { wasteLabels } from "@/lib/custody/labels";
import { showDay } from "@/lib/dates";
import type { ChainChoice } from "@/lib/scans/tray";

const shown = 40;

const plain = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();

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
  disabled: chain.state === "LOCKED",
});

/** Finds chains by number, date, waste or work sheet; the first matches only. */
export function chainSource(chains: readonly ChainChoice[]) {
  const options = chains.map(optionOf);
  const texts = options.map(({ label, detail }) => plain(`${label} ${detail}`));
  return async (search: string): Promise<ComboboxOption[]> => {
    const words = plain(search).split(/\s+/).filter(Boolean);
    const isMatch = (at: number) => words.every((word) => texts[at]?.includes(word));
    return options.filter((_, at) => isMatch(at)).slice(0, shown);
  };
}
