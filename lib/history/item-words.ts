import type { TemplateService, TemplateUnits } from "@/db/stored-template";
import { frequencyInWords } from "../assignments/labels";
import { countOfType } from "../equipment/labels";
import { showMoney } from "../values/decimal";

const service = ({ equipmentId, cost, ...frequency }: TemplateService): string =>
  `n.º ${equipmentId} a ${showMoney(cost)} ${frequencyInWords(frequency)}`;

/** Items that are kept within a field, by its name. */
export const itemWords: Record<string, ((item: never) => string) | undefined> = {
  units: (item: TemplateUnits) => countOfType(item),
  services: (item: TemplateService) => service(item),
};
