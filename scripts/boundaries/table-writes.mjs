import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import ts from "typescript-6";
import house from "./house.cjs";

/** @typedef {{ file: string, table: string }} Write a file, and the table it writes; `?` when its text does not tell */

const opening = /\b(?:insert\s+into|update|delete\s+from)\s+(?:only\s+)?(\w*)$/i;
const whole = /\b(?:insert\s+into|update|delete\s+from)\s+(?:only\s+)?"?(\w+)"?(?=\s)/gi;
const isStatement = /^\s*(?:with\b|insert\s+into\b|update\b|delete\s+from\b)/i;

/** @param {string} root @param {string} folder */
const filesBelow = (root, folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts"))
    .map((file) => `${folder}/${file}`);

/** @param {string} path @param {string} text */
const parse = (path, text) => ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);

/** @param {ts.Node} node @param {(node: ts.Node) => void} visit */
function walk(node, visit) {
  visit(node);
  node.forEachChild((child) => walk(child, visit));
}

/** Exported name and database name of each table, to the room that owns it. */
function readOwners(root) {
  /** @type {Map<string, string>} */
  const owners = new Map();
  for (const path of filesBelow(root, "db/schema")) {
    const text = readFileSync(join(root, path), "utf8");
    for (const [, name, stored] of text.matchAll(/export const (\w+) = pgTable\(\s*"(\w+)"/g)) {
      owners.set(name, basename(path, ".ts"));
      owners.set(stored, basename(path, ".ts"));
    }
  }
  return owners;
}

/** @param {ts.SourceFile} source */
function importedTables(source) {
  /** @type {Map<string, string>} */
  const tables = new Map();
  walk(source, (node) => {
    if (!ts.isImportDeclaration(node) || !node.moduleSpecifier.getText().includes("db/schema"))
      return;
    const named = node.importClause?.namedBindings;
    if (named && ts.isNamedImports(named))
      for (const { name, propertyName } of named.elements)
        tables.set(name.text, (propertyName ?? name).text);
  });
  return tables;
}

const isDatabase = (/** @type {string} */ text) => /(^|\.)(db|tx|database\(\))$/.test(text);

function writtenBy(call, tableOf) {
  const { expression: callee, arguments: given } = call;
  if (callee.getText() === "insertAll") return tableOf(given[1]);
  if (!ts.isPropertyAccessExpression(callee)) return null;
  if (!["insert", "update", "delete"].includes(callee.name.text) || given.length !== 1) return null;
  const known = tableOf(given[0]);
  return known === "?" && !isDatabase(callee.expression.getText()) ? null : known;
}

function* writtenIn({ template }, tableOf) {
  const parts = ts.isNoSubstitutionTemplateLiteral(template)
    ? [{ text: template.text, expression: null }]
    : [
        { text: template.head.text, expression: template.templateSpans[0]?.expression },
        ...template.templateSpans.map(({ literal }, at) => ({
          text: literal.text,
          expression: template.templateSpans[at + 1]?.expression,
        })),
      ];
  const speaks = isStatement.test(parts[0]?.text ?? "");
  for (const { text, expression } of parts) {
    if (speaks) for (const [, name] of text.matchAll(whole)) yield name;
    if (expression && opening.test(text) && !opening.exec(text)?.[1]) yield tableOf(expression);
  }
}

/** @param {string} file @param {string} text @returns {Write[]} */
export function writesIn(file, text) {
  const source = parse(file, text);
  const tables = importedTables(source);
  const tableOf = (/** @type {ts.Node | undefined} */ node) =>
    tables.get(node?.getText() ?? "") ?? "?";
  /** @type {Write[]} */
  const writes = [];
  walk(source, (node) => {
    if (ts.isCallExpression(node)) {
      const table = writtenBy(node, tableOf);
      if (table) writes.push({ file, table });
    }
    if (ts.isTaggedTemplateExpression(node) && node.tag.getText().startsWith("sql"))
      for (const table of writtenIn(node, tableOf)) writes.push({ file, table });
  });
  return writes;
}

/** @param {Write} write @param {Map<string, string>} owners */
function isTrespass({ file, table }, owners) {
  if (house.writesAnyTable.some((/** @type {string} */ place) => file.startsWith(place)))
    return false;
  const owner = owners.get(table);
  if (owner === undefined) return true;
  const [, room] = file.split("/");
  return ![owner, ...(house.coOwners[owner] ?? [])].includes(room);
}

export function trespassesIn(root) {
  const owners = readOwners(root);
  return ["app", "lib"]
    .flatMap((folder) => filesBelow(root, folder))
    .filter((file) => !/\.test\.ts$|\/testing[\w-]*\.ts$/.test(file))
    .flatMap((file) => writesIn(file, readFileSync(join(root, file), "utf8")))
    .filter((write) => isTrespass(write, owners))
    .map(
      ({ file, table }) => `${file} writes ${table === "?" ? "a table it does not name" : table}`,
    );
}
