import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { PlainTable } from "@/components/ui/plain-table";
import { Select } from "@/components/ui/select";
import { links } from "@/lib/links/pages";
import { headingOf } from "@/lib/reports/as-declared";
import { cellKey, type Pivot, type PivotAsked } from "@/lib/reports/pivot-cells";
import { dimensionsOf, measuresOf, type Report } from "@/lib/reports/report";
import { showReported } from "@/lib/reports/shown-value";

interface PivotCardProps {
  report: Report;
  asked: PivotAsked;
  /** Null until it is asked for; a text says why there is none. */
  pivot: Pivot | string | null;
  /** What else the address asks. */
  kept: readonly (readonly [name: string, value: string])[];
}

const optionsOf = ({ columns }: Report, keys: readonly string[]) =>
  keys.flatMap((key) => {
    const column = columns[key];
    return column ? [{ value: key, label: headingOf(column) }] : [];
  });

const askedAddress = (
  kept: PivotCardProps["kept"],
  choices: readonly { name: string; value: string }[],
): string =>
  new URLSearchParams([
    ...kept.map(([name, value]): [string, string] => [name, value]),
    ...choices.map(({ name, value }): [string, string] => [name, value]),
  ]).toString();

/** Two columns of the report against each other. */
export function PivotCard({ report, asked, pivot, kept }: PivotCardProps) {
  const dimensions = optionsOf(report, dimensionsOf(report));
  const measures = optionsOf(report, measuresOf(report));
  const choices = [
    { name: "pivot_down", label: "Filas", options: dimensions, value: asked.down },
    { name: "pivot_across", label: "Columnas", options: dimensions, value: asked.across },
    { name: "pivot_measure", label: "Valores", options: measures, value: asked.measure },
  ];
  return (
    <Card title="Tabla cruzada" className="mt-5 print:hidden">
      <form
        id="tabla-cruzada"
        action={`${links.report(report.slug)}#tabla-cruzada`}
        className="flex flex-wrap items-end gap-3"
      >
        {kept.map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        {choices.map(({ name, label, options, value }) => (
          <div key={name} className="w-44">
            <Field label={label}>
              <Select name={name} options={options} defaultValue={value} />
            </Field>
          </div>
        ))}
        <Button type="submit">Cruzar</Button>
        {pivot && typeof pivot === "object" ? (
          <Button asChild variant="ghost">
            <a href={links.reportFile(report.slug, "xlsx", askedAddress(kept, choices))} download>
              Descargar
            </a>
          </Button>
        ) : null}
      </form>
      {typeof pivot === "string" ? <Alert className="mt-4">{pivot}</Alert> : null}
      {pivot && typeof pivot === "object" ? <PivotTable {...{ report, asked, pivot }} /> : null}
    </Card>
  );
}

function PivotTable({ report, asked, pivot }: { report: Report; asked: PivotAsked; pivot: Pivot }) {
  const measure = report.columns[asked.measure];
  const down = report.columns[asked.down];
  if (!measure || !down) return null;
  const show = (row: string, column: string) =>
    showReported(measure, pivot.values.get(cellKey(row, column)));
  const across = [...pivot.across, { key: "", label: "Total" }];
  return (
    <div className="-mx-5 mt-4">
      <PlainTable
        label="Tabla cruzada"
        rows={pivot.down}
        rowKey={({ key }) => key}
        empty={{ title: "Nada que contar", act: "follows" }}
        columns={[
          { header: headingOf(down), cell: ({ label }) => label },
          ...across.map(({ key, label }) => ({
            header: label,
            align: "end" as const,
            cell: (row: { key: string }) => show(row.key, key),
          })),
        ]}
        totals={["Total", ...across.map(({ key }) => show("", key))]}
      />
    </div>
  );
}
