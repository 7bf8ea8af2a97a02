import type { Worksheet } from "../billing/worksheet-queries";
import { partnerFields } from "../partners/fields";
import { facts } from "../print/form-blocks";
import { projectFields } from "../projects/fields";
import { showDay } from "../values/dates";
import { sheetLineFields, worksheetFields } from "../worksheets/fields";
import type { Certificate } from "../worksheets/find-certificate";
import type { ChainOnPaper } from "./get-chain-on-paper";
import type { SheetHeading } from "./get-sheet-heading";

/** Without a number it is a draft. */
export type CertificateOnPaper = {
  sheet: Worksheet;
  job: SheetHeading;
  chains: ChainOnPaper[];
  certificate: Certificate | null;
};

export const certificateHead = ({ sheet, job, certificate }: CertificateOnPaper) =>
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
