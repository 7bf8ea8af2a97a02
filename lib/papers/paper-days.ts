import type { RecordField } from "../records/field";

interface DatedPaper {
  label: string;
  historyLabel?: readonly [from: string, until: string];
  from: string;
  until: string;
  names: readonly [from: string, until: string];
}

type DayField<Name extends string> = RecordField & { name: Name };

type PaperDays<Papers extends readonly DatedPaper[]> = {
  [One in Papers[number] as One["from"]]: DayField<One["names"][0]>;
} & { [One in Papers[number] as One["until"]]: DayField<One["names"][1]> };

const daysOf = ({ label, names, ...paper }: DatedPaper): [string, RecordField][] => {
  const [from, until] = paper.historyLabel ?? [`${label}: emisión`, `${label}: caducidad`];
  return [
    [paper.from, { name: names[0], label: `${label}: emisión`, historyLabel: from, kind: "day" }],
    [paper.until, { name: names[1], label: `${label}: vence`, historyLabel: until, kind: "day" }],
  ];
};

export const paperDays = <const Papers extends readonly DatedPaper[]>(papers: Papers) =>
  Object.fromEntries(papers.flatMap(daysOf)) as PaperDays<Papers>;
