import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { roles } from "@/db/values";
import { curlOf } from "@/lib/api-reference/example";
import { fieldsOf } from "@/lib/api-reference/fields";
import type { ReferencedOperation } from "@/lib/api-reference/list-operations";
import { roleLabels } from "@/lib/auth/labels";
import { isOperation } from "@/lib/auth/operations";
import { actOf, roleMay } from "@/lib/auth/permissions";
import { CodeBlock } from "./code-block";
import { FieldTable } from "./field-table";

export function OperationView({ base, asked }: { base: string; asked: ReferencedOperation }) {
  const query = asked.parameters.filter(({ place, isRequired }) => place === "query" && isRequired);
  const item = asked.body?.type === "array" ? asked.body.items : asked.body;
  return (
    <div className="grid grid-cols-1 gap-6">
      <Card title="Quién puede">
        <div className="flex flex-wrap gap-2">{whoMay(asked)}</div>
      </Card>
      <Card title="Ejemplo">
        <CodeBlock code={curlOf({ ...asked, base, query })} label="Copiar el ejemplo" />
      </Card>
      {asked.parameters.length > 0 ? (
        <Card
          title="Parámetros"
          description="En la ruta, en la dirección y en las cabeceras."
          padding="none"
        >
          <FieldTable label="Parámetros" presence="Obligatorio" fields={asked.parameters} />
        </Card>
      ) : null}
      {item ? (
        <Card
          title="Cuerpo"
          description={asked.body?.type === "array" ? "Una lista de objetos con:" : null}
          padding="none"
        >
          <FieldTable label="Campos del cuerpo" presence="Obligatorio" fields={fieldsOf(item)} />
        </Card>
      ) : null}
      {asked.answers.map(({ status, fields }) => (
        <Card
          key={status}
          title={`Respuesta ${status}`}
          description={fields.length === 0 ? "Sin cuerpo propio." : null}
          padding={fields.length === 0 ? "normal" : "none"}
        >
          {fields.length === 0 ? null : (
            <FieldTable
              label={`Campos de la respuesta ${status}`}
              presence="Siempre presente"
              fields={fields}
            />
          )}
        </Card>
      ))}
    </div>
  );
}

function whoMay({ isPublic, operation }: ReferencedOperation) {
  if (isPublic) return <Badge tone="success">Cualquiera, sin autenticarse</Badge>;
  if (!isOperation(operation)) return null;
  return (
    <>
      {roles
        .filter((role) => roleMay(role, operation))
        .map((role) => (
          <Badge key={role} tone="accent">
            {roleLabels[role]}
          </Badge>
        ))}
      <Badge>
        {actOf(operation) === "read"
          ? "También con token de lectura"
          : "Token de lectura y escritura"}
      </Badge>
    </>
  );
}
