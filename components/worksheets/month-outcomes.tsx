import { Alert } from "@/components/ui/alert";
import { Card } from "@/components/ui/card";
import { PlainTable } from "@/components/ui/plain-table";
import { TextLink } from "@/components/ui/text-link";
import { TwoLines } from "@/components/ui/two-lines";
import { links } from "@/lib/links/pages";
import { counted } from "@/lib/values/count-text";
import { showMoney, sum } from "@/lib/values/decimal";
import type { MonthOutcome } from "@/lib/worksheets/create-month-sheets";
import { worksheetFields } from "@/lib/worksheets/fields";
import { periodText } from "./month-words";

export type NamedOutcome = MonthOutcome & {
  project: { id: number; location: string; partnerName: string };
};

export function MonthOutcomes({ outcomes }: { outcomes: readonly NamedOutcome[] }) {
  if (outcomes.length === 0) return null;
  const made = outcomes.flatMap(({ sheet }) => sheet ?? []);
  const refused = outcomes.length - made.length;
  const said = `${counted(made.length, "planilla creada", "planillas creadas")}.`;
  return (
    <Card title="Resultado" padding="none">
      <Alert live tone={refused > 0 ? "warning" : "success"} className="mx-5 mb-4">
        {refused > 0 ? `${said} Sin crear: ${refused}.` : said}
      </Alert>
      <PlainTable
        label="Resultado"
        rows={outcomes}
        rowKey={({ projectId }) => projectId}
        empty={null}
        columns={[
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
          {
            header: worksheetFields.seriesCode.label,
            cell: ({ projectId, sheet, refusal }) =>
              sheet ? (
                <TextLink href={links.worksheet(projectId, sheet.id)}>{sheet.seriesCode}</TextLink>
              ) : (
                refusal
              ),
          },
          { header: "Período", cell: ({ sheet }) => (sheet ? periodText(sheet) : "—") },
          {
            header: "Total con IVA",
            align: "end",
            cell: ({ sheet }) => (sheet ? showMoney(sheet.total) : "—"),
          },
        ]}
        totals={[null, null, null, showMoney(sum(made.map(({ total }) => total)))]}
      />
    </Card>
  );
}
