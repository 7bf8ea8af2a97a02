import { recordAccess } from "../access/record-access";
import type { Context } from "../kernel/context";
import { fileStore } from "../storage/file-store";
import { zipOf } from "../storage/zip";
import { readChangesOf } from "./changes-of";
import { getPerson, type Person } from "./get-person";
import { listPersonFiles, type PersonFile } from "./papers-of";
import { readRowsAbout } from "./read-rows-about";
import { sources } from "./sources";

const placeOf = ({ id, model, field, fileName }: PersonFile) =>
  `archivos/${model}-${field}-${id}-${fileName}`;

async function* listText(lots: AsyncIterable<readonly object[]>): AsyncGenerator<string> {
  let before = "[\n      ";
  for await (const lot of lots) {
    if (lot.length === 0) continue;
    yield `${before}${lot.map((row) => JSON.stringify(row)).join(",\n      ")}`;
    before = ",\n      ";
  }
  yield before.startsWith("[") ? "[]" : "]";
}

async function* dataText(ctx: Context, person: Person, papers: readonly PersonFile[]) {
  const known = { exported_at: ctx.now, known_by: person, files: papers.map(placeOf) };
  yield `${JSON.stringify(known, null, 2).slice(0, -2)},\n  "tables": {`;
  for (const [at, source] of sources.entries()) {
    yield `${at > 0 ? "," : ""}\n    ${JSON.stringify(source.table)}: `;
    yield* listText(readRowsAbout(ctx, source, person));
  }
  yield `\n  },\n  "changes_of_his_records": `;
  yield* listText(readChangesOf(ctx, person));
  yield "\n}\n";
}

async function* bytesOf(text: AsyncIterable<string>) {
  for await (const piece of text) yield Buffer.from(piece, "utf8");
}

async function* entriesOf(ctx: Context, person: Person, papers: readonly PersonFile[]) {
  yield { name: "datos.json", bytes: bytesOf(dataText(ctx, person, papers)) };
  for (const paper of papers)
    yield { name: placeOf(paper), bytes: await fileStore().read(paper.storageKey) };
}

/** A ZIP file made while it is read: `datos.json`, papers and pictures. 404 when missing. */
export async function exportPerson(ctx: Context, ref: { userId: number } | { staffId: number }) {
  const person = await getPerson(ctx, ref);
  const papers = await listPersonFiles(ctx, person);
  await recordAccess(ctx, {
    kind: "DATA_EXPORTED",
    subject: person.emails[0] ?? person.names[0] ?? null,
  });
  return {
    fileName: `datos-personales-${ctx.today}.zip`,
    bytes: zipOf(entriesOf(ctx, person, papers)),
  };
}
