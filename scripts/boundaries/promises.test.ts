import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript-6";
import { expect, test } from "vitest";
import { root } from "../root.mjs";

type Named = { file: string; name: string; value: ts.Node | undefined; isExported: boolean };

const sourcesIn = (room: string) =>
  readdirSync(join(root, room), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|(^|\/)testing/.test(file))
    .map((file) => `${room}/${file}`)
    .map((file) =>
      ts.createSourceFile(
        file,
        readFileSync(join(root, file), "utf8"),
        ts.ScriptTarget.Latest,
        true,
      ),
    );

/** Functions and constants, those inside of others too. */
function* namedIn(node: ts.Node, file: string): Generator<Named> {
  if (ts.isFunctionDeclaration(node) && node.name)
    yield { file, name: node.name.text, value: node, isExported: isExported(node) };
  if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name))
    yield { file, name: node.name.text, value: node.initializer, isExported: isExported(node) };
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => void children.push(child));
  for (const child of children) yield* namedIn(child, file);
}

const isExported = (node: ts.Declaration): boolean =>
  (ts.getCombinedModifierFlags(node) & ts.ModifierFlags.Export) !== 0;

const isFunction = (value: ts.Node | undefined): value is ts.ArrowFunction =>
  value !== undefined && (ts.isArrowFunction(value) || ts.isFunctionDeclaration(value));

const answerOf = ({ value }: Named): ts.TypeNode | undefined =>
  isFunction(value) ? value.type : undefined;

/** As far as it is written: a type of its own name is not looked into. */
function mayMiss(type: ts.TypeNode | undefined): boolean {
  if (type && ts.isTypeReferenceNode(type) && type.typeName.getText() === "Promise")
    return mayMiss(type.typeArguments?.[0]);
  return (
    type !== undefined &&
    ts.isUnionTypeNode(type) &&
    type.types.some((one) => /^(null|undefined)$/.test(one.getText()))
  );
}

/** A piece of a statement, by its type or by what makes it. */
function givesSql({ value }: Named): boolean {
  const given = isFunction(value) ? value.body : value;
  const type = isFunction(value) ? value.type?.getText() : undefined;
  return (
    /\bSQL\b/.test(type ?? "") ||
    /^(sql[<`]|(and|or|not|n?eq|[gl]te?|exists|among|live|undeleted)\()/.test(
      given?.getText() ?? "",
    )
  );
}

const sources = ["lib", "db", "app", "components"].flatMap(sourcesIn);
const named = sources.flatMap((source) => [...namedIn(source, source.fileName)]);
const inLib = named.filter(({ file, isExported }) => isExported && file.startsWith("lib/"));
const told = (broken: readonly Named[]) => broken.map(({ file, name }) => `${file}: ${name}`);

test("what is found may be missing, and says so", () => {
  const found = inLib.filter(({ name, value }) => /^find[A-Z]/.test(name) && isFunction(value));
  expect(found.length).toBeGreaterThan(10);
  expect(told(found.filter((one) => !mayMiss(answerOf(one))))).toEqual([]);
});

test("what is got or listed never is", () => {
  const given = inLib.filter(({ name }) => /^(get|list)[A-Z]/.test(name));
  expect(given.length).toBeGreaterThan(100);
  expect(told(given.filter((one) => mayMiss(answerOf(one))))).toEqual([]);
});

const questions = /^(is|was|has|does|may|can|lacks|holds|keeps|asks|needs|bills|ends|takes)[A-Z]/;
const asking = named.filter(({ name }) => questions.test(name));

test("what asks answers true or false", () => {
  const asked = asking.filter(({ isExported, value }) => isExported && isFunction(value));
  expect(asked.length).toBeGreaterThan(90);
  const isAnswer = /^(boolean|Promise<boolean>|\w+ is .+)$/s;
  expect(told(asked.filter((one) => !isAnswer.test(answerOf(one)?.getText() ?? "")))).toEqual([]);
});

test("a condition of a statement is named as one: it asks nothing", () => {
  expect(told(asking.filter(givesSql))).toEqual([]);
});

test("what gets, finds or reads locks nothing", () => {
  const reading = named.filter(({ name }) => /^(get|find|list|read|select|count)[A-Z]/.test(name));
  const locks = ({ value }: Named) => /\.for\(|\block[A-Z]/.test(value?.getText() ?? "");
  expect(told(reading.filter((one) => isFunction(one.value) && locks(one)))).toEqual([]);
});

test("a file named as a read writes nothing", () => {
  const reads = sources.filter(({ fileName }) =>
    /^lib\/.*\/(get|find|list|read|select|count)-[^/]*$/.test(fileName),
  );
  expect(reads.length).toBeGreaterThan(150);
  const writes = /\.(insert|update|delete)\(|\binsertAll\(/;
  const broken = reads.filter((source) => writes.test(source.text));
  expect(broken.map(({ fileName }) => fileName)).toEqual([]);
});

const asReads = /^(get|find|list|count|read|select|with)[A-Z]/;
/** Reads, too, but what they are for is to refuse, to lock, to ask, or an act of the office. */
const byAnotherVerb =
  /^(assert|check|refuse|lock|try|is|was|has|does|may|can|name|preview|review|search)[A-Z]/;
const writing =
  /\.(insert|update|delete|execute)\(|\bboss\.\w+\(|\binsertAll\(|\batomically\(|\bfileStore\(|\block[A-Z]/;

/** Given the context, it asks the database or those that read, and does nothing else with it. */
function onlyReads({ value }: Named): boolean {
  if (!isFunction(value) || !value.body) return false;
  if (!/^\w*Context$/.test(value.parameters[0]?.type?.getText() ?? "")) return false;
  const text = value.body.getText();
  const given = [...text.matchAll(/(\w+)\(\s*(?:\{\s*\.{3})?ctx\b(?!\.)/g)].map(
    ([, name = ""]) => name,
  );
  const asks = /\b(ctx\.)?db\b/.test(text) || given.length > 0;
  return asks && given.every((name) => asReads.test(name)) && !writing.test(text);
}

test("what only reads says so by its verb", () => {
  const reading = inLib.filter(onlyReads);
  expect(reading.length).toBeGreaterThan(150);
  const nameless = reading.filter(({ name }) => !asReads.test(name) && !byAnotherVerb.test(name));
  expect(told(nameless)).toEqual([]);
});

test("what locks may give nothing only where its name says If", () => {
  const locking = inLib.filter(({ name }) => /^lock[A-Z]/.test(name));
  expect(locking.length).toBeGreaterThan(30);
  expect(
    told(locking.filter((one) => mayMiss(answerOf(one)) !== /If[A-Z]/.test(one.name))),
  ).toEqual([]);
});

test("to hold is to have a unit, not to lock a row", () => {
  const holding = named.filter(({ name }) => /^hold(s|ing)?($|[A-Z])/.test(name));
  const elsewhere = holding.filter(({ file }) => /^lib\/(?!placement\/)/.test(file));
  expect(told(elsewhere.filter(({ value }) => isFunction(value)))).toEqual([]);
});
