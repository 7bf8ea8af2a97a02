"use client";

import { type LucideIcon, PackagePlus, ReceiptText } from "lucide-react";
import { usePathname } from "next/navigation";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { links } from "@/lib/links/pages";

interface NextStepProps {
  projectId: number;
  assignmentCount: number;
  worksheetCount: number;
  mayDo: { assign: boolean; bill: boolean };
}

type Step = {
  label: string;
  icon: LucideIcon;
  href: string;
  /** The tab that offers it already. */
  tab: string;
};

function stepOf({ projectId, assignmentCount, worksheetCount, mayDo }: NextStepProps): Step | null {
  if (worksheetCount > 0) return null;
  if (assignmentCount === 0)
    return mayDo.assign
      ? {
          label: "Asignar equipos",
          icon: PackagePlus,
          href: links.assignResources(projectId),
          tab: links.projectResources(projectId),
        }
      : null;
  return mayDo.bill
    ? {
        label: "Crear planilla",
        icon: ReceiptText,
        href: links.newWorksheet(projectId),
        tab: links.projectWorksheets(projectId),
      }
    : null;
}

/** Units and services first, then the sheet that bills them. */
export function NextStep(props: NextStepProps) {
  const path = usePathname();
  const step = stepOf(props);
  if (!step || path.startsWith(step.tab)) return null;
  return (
    <Button asChild variant="primary">
      <Link href={step.href}>
        <step.icon aria-hidden="true" />
        {step.label}
      </Link>
    </Button>
  );
}
