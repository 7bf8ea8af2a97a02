import type { Worksheet } from "../billing/worksheet-queries";
import { partnerFields } from "../partners/fields";
import { padded, prose, spaceOf } from "../print/blocks";
import { printDocument } from "../print/document";
import { facts } from "../print/form-blocks";
import { type Signature, signatures } from "../print/signatures";
import { addTable, tableSpace } from "../print/table";
import { titled } from "../print/titled";
import { projectFields } from "../projects/fields";
import { isCancelled, isCertified } from "../states/worksheet";
import { showDay } from "../values/dates";
import { sheetLineFields, worksheetFields } from "../worksheets/fields";
import type { Certificate } from "../worksheets/find-certificate";
import { chainsTable } from "./chains-table";
import type { ChainOnPaper } from "./get-chain-on-paper";
import type { House } from "./get-company";
import type { SheetHeading } from "./get-sheet-heading";
import type { Printed } from "./printed";
import { wastesTable } from "./wastes-table";

/** Without a number it is a draft. */
export type CertificateOnPaper = {
  sheet: Worksheet;
  job: SheetHeading;
  chains: ChainOnPaper[];
  certificate: Certificate | null;
};

const statement = ({ company }: House, { sheet, job }: CertificateOnPaper) => {
  const who = company.taxId ? `${company.name}, con RUC ${company.taxId},` : company.name;
  return `${who} certifica que los residuos que se detallan, generados por ${job.partnerName} en ${job.location} entre el ${showDay(sheet.periodStart)} y el ${showDay(sheet.periodEnd)}, fueron recolectados, transportados y entregados para su tratamiento y disposición final, conforme a las cadenas de custodia indicadas.`;
};

const certificateHead = ({ sheet, job, certificate }: CertificateOnPaper) =>
  facts(
    [
      { label: projectFields.partnerId.label, value: job.partnerName, span: 2 },
      { label: partnerFields.businessTaxId.label, value: job.partnerTaxId },
      {
        label: worksheetFields.issueDate.label,
        value: certificate ? showDay(certificate.issuedOn) : null,
      },
      { label: projectFields.location.label, value: job.location, span: 2 },
      { label: sheetLineFields.worksheetId.label, value: sheet.seriesCode },
      {
        label: "Período",
        value: `${showDay(sheet.periodStart)} – ${showDay(sheet.periodEnd)}`,
      },
      {
        label: worksheetFields.finalDispositionReference.label,
        value: sheet.finalDispositionReference,
        span: 4,
      },
    ],
    4,
  );

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
