import type { Metadata } from "next";
import { PageHeader } from "@/components/layout/page-header";
import { Findings } from "@/components/service-state/findings";
import { pageContext } from "@/lib/next/page-context";
import { worstOf } from "@/lib/service-state/finding";
import { getServiceState } from "@/lib/service-state/get-service-state";
import { overallLabels } from "@/lib/service-state/labels";

export const metadata: Metadata = { title: "Estado" };

export default async function StatusPage() {
  const ctx = await pageContext("service.state");
  const findings = await getServiceState(ctx);
  return (
    <>
      <PageHeader title="Estado" subtitle={overallLabels[worstOf(findings)]} />
      <Findings findings={findings} />
    </>
  );
}
