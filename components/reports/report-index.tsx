import { CardList, CardRow } from "@/components/home/card-list";
import { Card } from "@/components/ui/card";
import { TextLink } from "@/components/ui/text-link";
import { links } from "@/lib/links/pages";
import { type ReportGroup, reportGroupLabels, reportGroups } from "@/lib/reports/groups";

export interface IndexedReport {
  slug: string;
  group: ReportGroup;
  name: string;
  question: string;
}

/** By group, in the order of the registry. */
export function ReportIndex({ reports }: { reports: readonly IndexedReport[] }) {
  return (
    <div className="gap-5 lg:columns-2">
      {reportGroups.map((group) => (
        <GroupCard
          key={group}
          group={group}
          reports={reports.filter((report) => report.group === group)}
        />
      ))}
    </div>
  );
}

function GroupCard({ group, reports }: { group: ReportGroup; reports: IndexedReport[] }) {
  if (reports.length === 0) return null;
  const label = reportGroupLabels[group];
  return (
    <Card title={label} padding="none" className="mb-5 break-inside-avoid">
      <CardList label={label}>
        {reports.map(({ slug, name, question }) => (
          <CardRow
            key={slug}
            title={<TextLink href={links.report(slug)}>{name}</TextLink>}
            detail={question}
          />
        ))}
      </CardList>
    </Card>
  );
}
