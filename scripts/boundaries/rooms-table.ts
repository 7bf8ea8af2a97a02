import house from "./house.cjs";

const floors: readonly string[][] = house.floors;
const purposes: Readonly<Record<string, string>> = house.purposes;

const head = "<!-- rooms: written by npm run rooms:doc -->";
const foot = "<!-- /rooms -->";

const rows = (): string[] =>
  floors.flatMap((rooms, floor) =>
    rooms.map((room) => `| ${floor} | \`lib/${room}\` | ${purposes[room]} |`),
  );

const table = (): string =>
  [head, "| Floor | Room of `lib` | Is for |", "|---|---|---|", ...rows(), foot].join("\n");

/** The document with every room of `lib` in its table, from the ground up. */
export function withRooms(document: string): string {
  const start = document.indexOf(head);
  const end = document.indexOf(foot);
  if (start < 0 || end < start) throw new Error(`${head} and ${foot} enclose no table`);
  return document.slice(0, start) + table() + document.slice(end + foot.length);
}
