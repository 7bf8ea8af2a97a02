/** By file name. */
type Texts = Readonly<Record<string, string>>;

const numberOf = (file: string) => file.slice(0, 4);

const headed = /^# (\d{4}) (.+)\n\n(\d{4}-\d{2}-\d{2}(?:\. .+)?)\n\n/;
const ends = /(Supersedes|Superseded by) (\d{4})( in part)?/g;
const entries = /^- \[(.+)\]\((\d{4}-[\w-]+\.md)\): /gm;

function headFaults(file: string, text: string): string[] {
  const [head = "", number] = headed.exec(text) ?? [];
  if (number !== numberOf(file))
    return [`${file}: its head is not its number with a title, and a day`];
  return /supersed/i.test(text.slice(head.length))
    ? [`${file}: what it supersedes, or what supersedes it, stands elsewhere than in its head`]
    : [];
}

/** Each end in the words in which the other one says it. */
const endsIn = (file: string, text: string) =>
  [...(headed.exec(text)?.[3] ?? "").matchAll(ends)].map(([said, verb, other, part = ""]) => ({
    said: `${numberOf(file)}: ${said}`,
    answer: `${other}: ${verb === "Supersedes" ? "Superseded by" : "Supersedes"} ${numberOf(file)}${part}`,
  }));

function loneEnds(texts: Texts): string[] {
  const found = Object.entries(texts).flatMap(([file, text]) => endsIn(file, text));
  const said = new Set(found.map((end) => end.said));
  return found.flatMap((end) =>
    said.has(end.answer) ? [] : [`${end.said}, and its head does not say ${end.answer}`],
  );
}

function listFaults(texts: Texts, list: string): string[] {
  const listed = [...list.matchAll(entries)].map(([, title = "", file = ""]) => ({ title, file }));
  const counts = new Map(Object.keys(texts).map((file) => [file, 0]));
  for (const { file } of listed) counts.set(file, (counts.get(file) ?? 0) + 1);
  return [
    ...[...counts].flatMap(([file, count]) =>
      count === 1 ? [] : [`${file}: listed ${count} times in the list of decisions`],
    ),
    ...listed.flatMap(({ title, file }) =>
      texts[file]?.startsWith(`# ${title}\n`) ? [] : [`${file}: its title is not "${title}"`],
    ),
  ];
}

/** What is wrong with the heads of the decisions, and with the list of them by subject. */
export const decisionFaults = (texts: Texts, list: string): string[] => [
  ...Object.entries(texts).flatMap(([file, text]) => headFaults(file, text)),
  ...loneEnds(texts),
  ...listFaults(texts, list),
];
