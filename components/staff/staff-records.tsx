import { DocumentsCard } from "@/components/files/documents-card";
import { MergeDocuments } from "@/components/files/merge-documents";
import { PrintedDocument } from "@/components/files/printed-document";
import { PapersCard } from "@/components/papers/papers-card";
import type { ChangeAct } from "@/components/ui/use-act";
import type { VaccineSchemes } from "@/db/values";
import type { PaperStanding } from "@/lib/alerts/alerts";
import { standingOf, standingOfDose } from "@/lib/alerts/standing-of";
import type { RecordFiles } from "@/lib/files/list-record-files";
import { slotsIn } from "@/lib/files/slot";
import { links } from "@/lib/links/pages";
import type { StaffCard } from "@/lib/staff/queries";
import { StaffData } from "./staff-data";
import { StaffPasses } from "./staff-passes";
import { StaffVaccines } from "./staff-vaccines";

interface StaffRecordsProps {
  member: StaffCard;
  standings: readonly PaperStanding[];
  blocks: readonly { code: string; label: string }[];
  schemes: VaccineSchemes;
  files: RecordFiles;
  mayWrite: boolean;
  acts: {
    savePass: ChangeAct;
    removePass: ChangeAct;
    saveVaccine: ChangeAct;
    removeVaccine: ChangeAct;
  };
}

export function StaffRecords(props: StaffRecordsProps) {
  const { member, standings, blocks, schemes, files, mayWrite, acts } = props;
  return (
    <>
      <PapersCard standings={standings} kind="technical" />
      <StaffPasses
        staffId={member.id}
        passes={member.passes.map(({ pass, label }) => ({
          id: pass.id,
          version: pass.version,
          block: pass.block.toLowerCase(),
          expiresOn: pass.expiresOn,
          notes: pass.notes,
          label,
          stand: standingOf(standings, "technical_pass", pass.id),
        }))}
        blocks={blocks.map(({ code, label }) => ({ value: code.toLowerCase(), label }))}
        files={files}
        mayWrite={mayWrite}
        save={acts.savePass}
        remove={acts.removePass}
      />
      <StaffVaccines
        staffId={member.id}
        vaccinations={member.vaccinations.map((dose) => ({
          ...dose,
          stand: standingOfDose(standings, member, dose),
        }))}
        schemes={schemes}
        files={files}
        mayWrite={mayWrite}
        save={acts.saveVaccine}
        remove={acts.removeVaccine}
      />
      <DocumentsCard
        files={files}
        slots={slotsIn(files.slots, "technical", member.id)}
        actions={
          <>
            <PrintedDocument
              title={`Reporte de ${member.firstName} ${member.lastName}`}
              href={links.print.staff(member.id)}
              label="Ver reporte"
            />
            <PrintedDocument
              title={`Inmunización de ${member.firstName} ${member.lastName}`}
              href={links.print.immunisation(member.id)}
              label="Ver inmunización"
            />
            <MergeDocuments href={links.merge.staff(member.id)} />
          </>
        }
      />
      <StaffData member={member} />
    </>
  );
}
