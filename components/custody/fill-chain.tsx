import type { ComponentProps } from "react";
import { PageHeader } from "@/components/layout/page-header";
import type { Crumb } from "@/components/ui/breadcrumb";
import { ChainForm } from "./chain-form";
import { SheetLocked } from "./sheet-locked";

interface FillChainProps
  extends ComponentProps<typeof ChainForm>,
    ComponentProps<typeof SheetLocked> {
  title: string;
  subtitle: string;
  crumbs: readonly Crumb[];
  /** Whether the sheet takes the chain. */
  isOpen: boolean;
}

/** The form of a chain, or why its sheet takes none. */
export function FillChain({ title, subtitle, crumbs, isOpen, ...props }: FillChainProps) {
  const { sheet, projectId, ...form } = props;
  return (
    <>
      <PageHeader title={title} subtitle={subtitle} crumbs={crumbs} />
      {isOpen ? <ChainForm {...form} /> : <SheetLocked sheet={sheet} projectId={projectId} />}
    </>
  );
}
