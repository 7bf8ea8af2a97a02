import type { Company } from "../print/company";

export type Signatory = { name: string; role: string };

export type House = {
  company: Company;
  /** In the order of the boxes; never the user who prints. */
  signatories: Signatory[];
  texts: Record<string, string>;
};
