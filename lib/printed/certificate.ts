import { padded, prose, spaceOf } from "../print/blocks";
import { printDocument } from "../print/document";
import { type Signature, signatures } from "../print/signatures";
import { addTable, tableSpace } from "../print/table";
import { titled } from "../print/titled";
import { isCancelled, isCertified } from "../states/worksheet";
import { showDay } from "../values/dates";
import { type CertificateOnPaper, certificateHead } from "./certificate-head";
import { chainsTable } from "./chains-table";
import type { House } from "./house";
import type { Printed } from "./printed";
import { wastesTable } from "./wastes-table";

const statement = ({ company }: House, { sheet, job }: CertificateOnPaper) => {
  const who = company.taxId ? `${company.name}, con RUC ${company.taxId},` : company.name;
  return `${who} certifica que los residuos que se detallan, generados por ${job.partnerName} en ${job.location} entre el ${showDay(sheet.periodStart)} y el ${showDay(sheet.periodEnd)}, fueron recolectados, transportados y entregados para su tratamiento y disposición final, conforme a las cadenas de custodia indicadas.`;
};

function signersOf({ signatories }: House): Signature[] {
  if (signatories.length === 0) return [{ title: "Por la empresa", name: null, lines: [] }];
  return signatories.slice(0, 3).map(({ name, role }) => ({ title: role, name, lines: [] }));
}

function watermarkOf({ sheet }: CertificateOnPaper): string | null {
  if (isCancelled(sheet)) return "ANULADO";
  return isCertified(sheet) ? null : "BORRADOR";
}

export async function certificatePaper(house: House, found: CertificateOnPaper): Promise<Printed> {
  const { sheet, certificate, chains } = found;
  const spec = {
    company: house.company,
    title: "Certificado de disposición final",
    number: certificate?.number ?? null,
    watermark: watermarkOf(found),
    day: certificate?.issuedOn ?? sheet.issueDate,
  };
  const bytes = await printDocument(spec, (paper) => {
    paper.add(certificateHead(found));
    const text = prose(statement(house, found), { weight: "regular", size: 8.5 });
    paper.add(titled("Certificación", padded(text, 5, 4)));
    const signed = signatures(signersOf(house));
    const wastes = chains.length > 0 ? wastesTable(found) : null;
    const after = wastes ? spaceOf([tableSpace(wastes), signed]) : signed;
    addTable(paper, { ...chainsTable(found, house.texts.treatment ?? "—"), after });
    if (wastes) addTable(paper, { ...wastes, after: signed });
    paper.add(signed);
  });
  return { fileName: `${certificate?.number ?? `CDF-${sheet.seriesCode}`}.pdf`, bytes };
}
