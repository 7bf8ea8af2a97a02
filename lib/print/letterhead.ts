import type { Company } from "./company";
import type { PageNumber } from "./paper";
import type { Pen } from "./pen";

export type Letterhead = {
  company: Company;
  /** "Cadena de custodia". */
  title: string;
  number: string | null;
  /** What it is about, when it has no number. */
  subject?: string | null;
  note?: string | null;
  /** Across the page: BORRADOR, ANULADA. */
  watermark?: string | null;
  corner?: { side: number; draw: (pen: Pen, x: number, y: number, pageNumber: PageNumber) => void };
};

export const documentName = ({ title, number, subject }: Letterhead): string =>
  [title, number ?? subject].filter(Boolean).join(" ");
