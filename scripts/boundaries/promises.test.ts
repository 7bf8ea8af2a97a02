import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript-6";
import { expect, test } from "vitest";
import { root } from "../root.mjs";

const files = readdirSync(join(root, "lib"), { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts") && !/\.test\.|(^|\/)testing/.test(file))
  .map((file) => join(root, "lib", file));

/** What a file exports as find…, get… or list…, each with the type that it writes for its answer. */
function* promisesIn(file: string) {
  const text = readFileSync(file, "utf8");
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  for (const statement of source.statements) {
    if (!/^export\b/.test(statement.getText())) continue;
    for (const [name, made] of functionsOf(statement))
      if (/^(find|get|list)[A-Z]/.test(name)) yield { name, mayMiss: mayMiss(made.type) };
  }
}

function functionsOf(statement: ts.Statement): [string, ts.SignatureDeclaration][] {
  if (ts.isFunctionDeclaration(statement)) return [[statement.name?.text ?? "", statement]];
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.flatMap(
    ({ name, initializer }): [string, ts.SignatureDeclaration][] =>
      initializer && ts.isArrowFunction(initializer) ? [[name.getText(), initializer]] : [],
  );
}

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

const promises = files.flatMap((file) => [...promisesIn(file)]);
const namesOf = (broken: typeof promises) => broken.map(({ name }) => name);

test("what is found may be missing, and says so", () => {
  const found = promises.filter(({ name }) => name.startsWith("find"));
  expect(found.length).toBeGreaterThan(10);
  expect(namesOf(found.filter((one) => !one.mayMiss))).toEqual([]);
});

test("what is got or listed never is", () => {
  const given = promises.filter(({ name }) => !name.startsWith("find"));
  expect(given.length).toBeGreaterThan(100);
  expect(namesOf(given.filter((one) => one.mayMiss))).toEqual([]);
});
