import { standingOf } from "../alerts/standing-of";
import { addProse } from "../print/add-prose";
import type { Company } from "../print/company";
import { printDocument } from "../print/document";
import { addTable } from "../print/table";
import { staffPapers } from "../staff/papers";
import { showDay } from "../values/dates";
import { dataWithPhoto, photosIn } from "./data-with-photo";
import type { StaffOnPaper } from "./get-staff-on-paper";
import { listedPapers, papersTable } from "./papers-table";
import type { Printed } from "./printed";
import { employmentOf, printedName, staffIdentity } from "./staff-data";
import { vaccinesTable } from "./vaccines-table";

function papersOf({ member, standings }: StaffOnPaper) {
  const passes = member.passes.map(({ pass, label }) => ({
    label,
    note: pass.notes,
    until: pass.expiresOn,
    stand: standingOf(standings, "technical_pass", pass.id),
  }));
  return [
    papersTable(listedPapers(standings, "technical", staffPapers), {
      title: "Licencia y certificados",
      header: "Documento",
      empty: "Sin papeles.",
    }),
    papersTable(passes, {
      title: "Pases",
      header: "Bloque",
      empty: "Sin pases.",
      hasStart: false,
    }),
  ];
}

export async function staffReport(company: Company, found: StaffOnPaper): Promise<Printed> {
  const { member, photo, day } = found;
  const spec = {
    company,
    title: "Reporte de técnico",
    number: null,
    subject: printedName(member),
    note: `Al ${showDay(day)}`,
    day,
    images: photosIn({ photo }),
  };
  const bytes = await printDocument(spec, (paper) => {
    paper.add(dataWithPhoto([...staffIdentity(member), ...employmentOf(member)], photo));
    for (const table of papersOf(found)) addTable(paper, table);
    addTable(paper, vaccinesTable(found, { title: "Vacunas" }));
    if (member.notes) addProse(paper, "Notas", member.notes);
  });
  return { fileName: `Reporte ${printedName(member)}.pdf`, bytes };
}
