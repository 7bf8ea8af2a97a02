import type { Company } from "../print/company";
import { printDocument } from "../print/document";
import { signatures } from "../print/signatures";
import { addTable } from "../print/table";
import { showDay } from "../values/dates";
import { dataWithPhoto, photosIn } from "./data-with-photo";
import type { StaffOnPaper } from "./get-staff-on-paper";
import type { Printed } from "./printed";
import { printedName, staffIdentity } from "./staff-data";
import { vaccinesTable } from "./vaccines-table";

export async function immunisationRecord(company: Company, found: StaffOnPaper): Promise<Printed> {
  const { member, photo, day } = found;
  const spec = {
    company,
    title: "Registro de inmunización",
    number: null,
    subject: printedName(member),
    note: `Al ${showDay(day)}`,
    day,
    images: photosIn({ photo }),
  };
  const bytes = await printDocument(spec, (paper) => {
    paper.add(dataWithPhoto(staffIdentity(member), photo));
    const signed = signatures([
      { title: "Técnico", name: printedName(member), lines: [`Cédula ${member.dni}`] },
      { title: "Responsable de salud ocupacional", name: null, lines: [] },
    ]);
    addTable(paper, { ...vaccinesTable(found, { hasAll: true }), after: signed });
    paper.add(signed);
  });
  return { fileName: `Inmunización ${printedName(member)}.pdf`, bytes };
}
