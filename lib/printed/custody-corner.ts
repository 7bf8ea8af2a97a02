import { type CodeKey, writeChainCode } from "../custody/chain-code";
import type { Letterhead } from "../print/letterhead";
import { mm } from "../print/pen";
import { qrOf } from "../print/qr";

/** The code is 26 mm wide with at least 4 modules of white around it, at the same place of every page. */
const codeSide = mm(26);
const codeQuiet = (codeSide / 21) * 4;

export function codeCorner(
  consecutive: string,
  codeKey: CodeKey,
): NonNullable<Letterhead["corner"]> {
  return {
    side: codeSide + 2 * codeQuiet,
    draw: (pen, x, y, { page }) => {
      const code = qrOf(writeChainCode({ consecutive, page }, codeKey));
      pen.qr(code, x + codeQuiet, y + codeQuiet, codeSide);
    },
  };
}
