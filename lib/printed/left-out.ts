import { prose } from "../print/blocks";
import type { Company } from "../print/company";
import { printDocument } from "../print/document";
import { addTable } from "../print/table";
import type { Day } from "../values/dates";
import type { Printed } from "./printed";

const words =
  "Estos documentos no se pudieron leer y no constan en las páginas que siguen. Reemplace sus archivos y vuelva a unirlos.";

export type LeftOut = { title: string; names: readonly string[]; day: Day };

export async function leftOutPaper(
  company: Company,
  { title, names, day }: LeftOut,
): Promise<Printed> {
  const spec = { company, title: "Documentos que faltan", number: null, note: title, day };
  const bytes = await printDocument(spec, (paper) => {
    paper.add(prose(words, { weight: "regular", size: 9 }));
    addTable(paper, {
      rows: names,
      columns: [
        { header: "N.º", width: 26, align: "right", cell: (_, at) => String(at + 1) },
        { header: "Documento", width: 100, grow: 1, cell: (name) => name },
      ],
    });
  });
  return { fileName: "documentos-que-faltan.pdf", bytes };
}
