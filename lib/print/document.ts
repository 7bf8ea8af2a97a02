import type { Orientation } from "./assemble-pdf";
import { headAndFootOf } from "./head-and-foot";
import { documentName, type Letterhead } from "./letterhead";
import { type PaperFlow, printPaper } from "./paper";

export type DocumentSpec = Letterhead & {
  /** `YYYY-MM-DD`: the day the document bears; null for a blank form. */
  day: string | null;
  shape?: Orientation;
  images?: Record<string, Uint8Array>;
};

/** On the company's paper; upright A4 by default. */
export function printDocument(
  { day, shape = "portrait", images = {}, ...letterhead }: DocumentSpec,
  write: (paper: PaperFlow) => void,
): Promise<Uint8Array> {
  const { company } = letterhead;
  const logo = company.logo ? { logo: company.logo.bytes } : {};
  const spec = {
    title: documentName(letterhead),
    author: company.name,
    day,
    shape,
    images: { ...images, ...logo },
  };
  return printPaper(spec, headAndFootOf(letterhead), write);
}
