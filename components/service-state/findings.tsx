import { CircleAlert, CircleCheck, type LucideIcon, TriangleAlert } from "lucide-react";
import { Badge, type Tone } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import type { Finding, FindingState } from "@/lib/service-state/finding";
import { findingLabels } from "@/lib/service-state/labels";

const looks: Record<FindingState, { tone: Tone; icon: LucideIcon; ink: string }> = {
  well: { tone: "success", icon: CircleCheck, ink: "text-success-ink" },
  strained: { tone: "warning", icon: TriangleAlert, ink: "text-warn-ink" },
  broken: { tone: "danger", icon: CircleAlert, ink: "text-danger-ink" },
};

export const Findings = ({ findings }: { findings: readonly Finding[] }) => (
  <Card padding="none">
    <ul className="divide-y divide-line">
      {findings.map((finding) => (
        <One key={finding.name} {...finding} />
      ))}
    </ul>
  </Card>
);

function One({ name, state, said, advice }: Finding) {
  const { tone, icon: Icon, ink } = looks[state];
  return (
    <li className="flex items-start gap-3 px-5 py-4">
      <Icon className={`mt-0.5 size-5 shrink-0 ${ink}`} aria-hidden="true" />
      <div className="min-w-0 flex-1">
        <h2 className="font-medium text-ink">{name}</h2>
        <p className="text-muted text-sm">{said}</p>
        {advice ? <p className="mt-1 text-ink text-sm">{advice}</p> : null}
      </div>
      <Badge tone={tone}>{findingLabels[state]}</Badge>
    </li>
  );
}
