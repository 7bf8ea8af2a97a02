import { CheckboxBox } from "@/components/ui/checkbox";
import { PlainTable } from "@/components/ui/plain-table";
import { TwoLines } from "@/components/ui/two-lines";
import { counted } from "@/lib/values/count-text";
import { showMoney, sum } from "@/lib/values/decimal";
import { worksheetFields } from "@/lib/worksheets/fields";
import type { ProposedSheet } from "@/lib/worksheets/list-month-sheets";
import { periodText } from "./month-words";

interface ProposedSheetsProps {
  label: string;
  proposed: readonly ProposedSheet[];
  chosen: readonly ProposedSheet[];
  isLeft: (projectId: number) => boolean;
  onToggle: (projectId: number) => void;
}

const nameOf = ({ project }: ProposedSheet) => `${project.location}, ${project.partnerName}`;

export const ProposedSheets = ({ label, proposed, chosen, ...ticks }: ProposedSheetsProps) => (
  <PlainTable
    label={label}
    rows={proposed}
    rowKey={({ project }) => project.id}
    empty={{
      title: "Nada por cobrar en este mes",
      description: "Ningún proyecto abierto tiene en él algo que ninguna planilla cobre.",
      act: "settled",
    }}
    columns={[
      {
        header: "Crear",
        isSlim: true,
        cell: (sheet) => (
          <CheckboxBox
            aria-label={`Crear la planilla de ${nameOf(sheet)}`}
            checked={!ticks.isLeft(sheet.project.id)}
            onCheckedChange={() => ticks.onToggle(sheet.project.id)}
          />
        ),
      },
      {
        header: worksheetFields.projectId.label,
        cell: ({ project }) => (
          <TwoLines
            first={project.location}
            second={project.partnerName}
            className="text-ink dense:max-w-96"
          />
        ),
      },
      { header: "Período", cell: periodText },
      { header: "Por cobrar", align: "end", cell: ({ amount }) => showMoney(amount) },
    ]}
    totals={[
      null,
      counted(chosen.length, "planilla", "planillas"),
      null,
      showMoney(sum(chosen.map(({ amount }) => amount))),
    ]}
  />
);
