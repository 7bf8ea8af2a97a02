import type { Metadata } from "next";
import { MethodBadge } from "@/components/api-reference/method-badge";
import { OperationView } from "@/components/api-reference/operation-view";
import { PageHeader } from "@/components/layout/page-header";
import { getOperation } from "@/lib/api-reference/get-operation";
import { operationLabel } from "@/lib/api-reference/labels";
import { links } from "@/lib/links/pages";
import { baseAddress } from "@/lib/next/base-address";
import { orNotFound, pageContext } from "@/lib/next/page-context";

export const metadata: Metadata = { title: "Operación de la API" };

export default async function OperationPage({
  params,
}: {
  params: Promise<{ operation_id: string }>;
}) {
  await pageContext("api.reference");
  const { operation_id } = await params;
  const operation = await orNotFound(getOperation(operation_id));
  const label = operationLabel(operation);
  return (
    <>
      <PageHeader
        title={label}
        status={<MethodBadge method={operation.method} />}
        subtitle={<code className="break-all font-mono text-[0.8125rem]">{operation.path}</code>}
        crumbs={[{ label: "Referencia de la API", href: links.apiReference }, { label }]}
      />
      <OperationView base={await baseAddress()} asked={operation} />
    </>
  );
}
