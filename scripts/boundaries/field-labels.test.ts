import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../root.mjs";

/** Texts that are a field's label by chance: a state, the title of a paper or of a section, the field of another record. */
const otherMeanings = {
  "components/calendar/event-fields.tsx": ["Evento"],
  "components/custody/volume-fields.tsx": ["m³"],
  "components/papers/papers-card.tsx": ["Vence"],
  "components/partners/partner-fieldset.tsx": ["Contacto"],
  "components/partners/partner-projects.tsx": ["Cerrado"],
  "components/projects/project-state.tsx": ["Cerrado"],
  "lib/assignments/labels.ts": ["Retirada"],
  "lib/assignments/list.ts": ["Estado", "Retirada"],
  "lib/partners/list.ts": ["Activo"],
  "lib/printed/custody-chain.ts": ["Cadena de custodia"],
  "lib/printed/money-columns.ts": ["Total"],
  "lib/printed/shipping-guide.ts": ["Guía de remisión"],
  "lib/printed/staff-data.ts": ["Activo"],
  "lib/printed/worksheet.ts": ["Planilla"],
  "lib/projects/list.ts": ["Cerrado"],
  "lib/users/list.ts": ["Activo"],
  "lib/vehicles/papers.ts": ["Póliza"],
};

const table = /^lib\/([^/]+)\/((?:[a-z]+-)?fields)\.ts$/;
const named = /\b(?:label|formLabel|historyLabel|shortLabel): "([^"]+)"/g;
const spelled = /"([^"\n]+)"|`([^`$\n]+)`|>\s*([^<>{}"]+?)\s*</g;

const sources = new Map(
  ["app", "components", "lib"]
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map(
        (file) => `${folder}/${file.replaceAll("\\", "/")}`,
      ),
    )
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/testing/.test(file))
    .map((file) => [file, readFileSync(join(root, file), "utf8")]),
);

const tables = [...sources].flatMap(([file, text]) => {
  const [, room = "", name = ""] = table.exec(file) ?? [];
  const words = new Set([...text.matchAll(named)].map(([, word]) => word));
  return words.size > 0 ? [{ room, name, words }] : [];
});

const isAbout = (file: string, text: string, { room, name }: (typeof tables)[number]) =>
  file.startsWith(`components/${room}/`) ||
  file.startsWith(`lib/${room}/`) ||
  text.includes(`/${room}/${name}"`);

/** The history's own table tells fields of others by the same words. */
const isTable = (file: string) => table.test(file) || file === "lib/history/field-labels.ts";

/** What a file spells of the tables of its room, and of those it reads. */
function spelledAgain(file: string, text: string): string[] {
  const words = tables.filter((one) => isAbout(file, text, one)).flatMap((one) => [...one.words]);
  const known = new Set<string | undefined>(words);
  const said = [...text.matchAll(spelled)].map(
    ([, quoted, plain, shown]) => quoted ?? plain ?? shown,
  );
  return [...new Set(said.filter((one) => known.has(one)))].map(String).sort();
}

test("the tables of fields are found", () => {
  expect(tables.length).toBeGreaterThan(15);
});

test("a field's label is said in the table of its record and nowhere else", () => {
  const again = [...sources]
    .filter(([file]) => !isTable(file))
    .map(([file, text]) => [file, spelledAgain(file, text)] as const)
    .filter(([, found]) => found.length > 0);
  expect(Object.fromEntries(again)).toEqual(otherMeanings);
});
