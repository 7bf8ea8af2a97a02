import type { ComponentProps } from "react";
import { PageHeader } from "@/components/layout/page-header";
import { ActLink } from "@/components/ui/act-link";
import type { Crumb } from "@/components/ui/breadcrumb";
import { firstAct } from "@/components/ui/empty-state";
import { links } from "@/lib/links/pages";
import { ChainForm } from "./chain-form";
import { SheetNotWritable } from "./sheet-not-writable";

interface FillChainProps
  extends Omit<ComponentProps<typeof ChainForm>, "assign">,
    ComponentProps<typeof SheetNotWritable> {
  title: string;
  subtitle: string;
  crumbs: readonly Crumb[];
  isOpen: boolean;
  mayAssign: boolean;
}

export function FillChain({
  title,
  subtitle,
  crumbs,
  isOpen,
  mayAssign,
  ...props
}: FillChainProps) {
  const { sheet, projectId, ...form } = props;
  const assign = firstAct(
    mayAssign,
    <ActLink href={links.assignResources(projectId)}>Asignar equipos</ActLink>,
  );
  return (
    <>
      <PageHeader title={title} subtitle={subtitle} crumbs={crumbs} />
      {isOpen ? (
        <ChainForm {...form} assign={assign} />
      ) : (
        <SheetNotWritable sheet={sheet} projectId={projectId} />
      )}
    </>
  );
}
