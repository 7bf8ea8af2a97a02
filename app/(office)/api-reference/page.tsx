import { Download } from "lucide-react";
import type { Metadata } from "next";
import { Conventions } from "@/components/api-reference/conventions";
import { ErrorCodes } from "@/components/api-reference/error-codes";
import { OperationGroups } from "@/components/api-reference/operation-groups";
import { PageHeader } from "@/components/layout/page-header";
import { Button } from "@/components/ui/button";
import { listOperations } from "@/lib/api-reference/list-operations";
import { baseAddress } from "@/lib/next/base-address";
import { pageContext } from "@/lib/next/page-context";

export const metadata: Metadata = { title: "Referencia de la API" };

export default async function ApiReferencePage() {
  await pageContext("api.reference");
  const [{ operations, ruleCodes }, base] = await Promise.all([listOperations(), baseAddress()]);
  return (
    <>
      <PageHeader
        title="Referencia de la API"
        subtitle={`${operations.length} operaciones en ${base}`}
        actions={
          <Button asChild>
            <a href="/api/schema/" download="faena-openapi.json">
              <Download aria-hidden="true" />
              OpenAPI 3.1
            </a>
          </Button>
        }
      />
      <div className="grid grid-cols-1 gap-6">
        <Conventions base={base} />
        <OperationGroups operations={operations} />
        <ErrorCodes ruleCodes={ruleCodes} />
      </div>
    </>
  );
}
