import { Card } from "@/components/ui/card";
import { Link } from "@/components/ui/link";
import { groupLabels, operationLabel } from "@/lib/api-reference/labels";
import type { ReferencedOperation } from "@/lib/api-reference/list-operations";
import { links } from "@/lib/links/pages";
import { MethodBadge } from "./method-badge";

export function OperationGroups({ operations }: { operations: ReferencedOperation[] }) {
  const groups = [...new Set([...Object.keys(groupLabels), ...operations.map((one) => one.group)])];
  return groups.map((group) => {
    const listed = operations.filter((one) => one.group === group);
    return listed.length === 0 ? null : (
      <Card key={group} title={groupLabels[group] ?? group} padding="none">
        <ul className="divide-y divide-line border-line border-t">
          {listed.map((operation) => (
            <OperationLine key={operation.id} operation={operation} />
          ))}
        </ul>
      </Card>
    );
  });
}

const OperationLine = ({ operation }: { operation: ReferencedOperation }) => (
  <li className="relative flex flex-wrap items-center gap-x-3 gap-y-1 px-5 py-2.5 hover:bg-hover touch:py-3.5">
    <MethodBadge method={operation.method} />
    <Link
      href={links.apiOperation(operation.id)}
      prefetch={false}
      className="min-w-0 break-all font-mono text-[0.8125rem] text-ink after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-accent focus-visible:after:-outline-offset-2"
    >
      {operation.path}
    </Link>
    <span className="text-muted sm:ml-auto">{operationLabel(operation)}</span>
  </li>
);
