type Json = Record<string, unknown>;

const isObject = (node: unknown): node is Json => node !== null && typeof node === "object";

/** Puts what references name in their place; throws for one that names nothing. */
export function dereferenced(document: Json): Json {
  const found = new Map<string, unknown>();

  function follow(reference: string): unknown {
    const known = found.get(reference);
    if (known !== undefined) return known;
    const [, ...way] = reference.split("/");
    const named = way.reduce<unknown>((node, key) => isObject(node) && node[key], document);
    if (!isObject(named)) throw new TypeError(`${reference} names nothing`);
    const filled = fill(named);
    found.set(reference, filled);
    return filled;
  }

  function fill(node: unknown): unknown {
    if (Array.isArray(node)) return node.map(fill);
    if (!isObject(node)) return node;
    if (typeof node.$ref === "string") return follow(node.$ref);
    return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, fill(value)]));
  }

  return fill(document) as Json;
}
