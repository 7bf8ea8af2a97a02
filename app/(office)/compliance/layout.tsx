import type { ReactNode } from "react";
import { ComplianceTabs } from "@/components/compliance/compliance-tabs";
import { PageHeader } from "@/components/layout/page-header";

export default function ComplianceLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <PageHeader
        title="Cumplimiento"
        subtitle="Quién y qué tiene los papeles vigentes durante todo el trabajo."
      />
      <ComplianceTabs />
      {children}
    </>
  );
}
