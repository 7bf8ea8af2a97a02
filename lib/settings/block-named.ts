import { plainText } from "../values/plain-text";

export type OperatorBlock = { code: string; label: string };

const folded = (name: string): string => plainText(name).trim().replace(/\s+/g, " ");

/** Without the word for a block and leading zeros: "Bloque 7", "BLOCK_07". */
const bare = (name: string): string =>
  folded(name)
    .replace(/^(bloque|block)[\s_]*/, "")
    .replace(/^0+(?=\d)/, "");

const same = (fold: (name: string) => string, field: keyof OperatorBlock, name: string) => {
  const wanted = fold(name);
  return (block: OperatorBlock) => fold(block[field]) === wanted;
};

/**
 * By its code, by its label, then by its label as people write it. Null when the text means no block or several; null
 * never means "any block".
 */
export function blockNamed<Block extends OperatorBlock>(
  blocks: readonly Block[],
  name: string,
): Block | null {
  const tries = [
    same(folded, "code", name),
    same(folded, "label", name),
    same(bare, "label", name),
  ];
  const found = tries.map((is) => blocks.filter(is)).find(({ length }) => length > 0) ?? [];
  return found.length === 1 ? (found[0] ?? null) : null;
}

export const unknownBlockMessage = "Bloque desconocido: no se puede decir quién va.";
