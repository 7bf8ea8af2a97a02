import type { ReactNode } from "react";
import { Card } from "@/components/ui/card";
import { CodeBlock } from "./code-block";

const sections: { title: string; text: ReactNode }[] = [
  {
    title: "Autenticación",
    text: "Cada llamada lleva un token en Authorization: Bearer, o la cookie sessionid de un ingreso. Un token de solo lectura no puede cambiar nada.",
  },
  {
    title: "Respuestas",
    text: "Toda respuesta es JSON con success. Las que salen bien traen data, message o ambas; las demás traen error (una oración), code (estable) y, si hay campos con errores, field_errors.",
  },
  {
    title: "Fechas y cantidades",
    text: "Las fechas son AAAA-MM-DD y los instantes, ISO 8601 en UTC. El dinero se acepta como número o texto, con dos decimales como máximo.",
  },
  {
    title: "Listas",
    text: "page y page_size (de 1 a 500) piden una página; la respuesta trae entonces count, page y page_size.",
  },
  {
    title: "Reintentos seguros",
    text: "Un POST que crea o que sube un archivo acepta Idempotency-Key: la misma clave con el mismo contenido repite la primera respuesta, durante siete días, sin crear otra vez.",
  },
  {
    title: "Rutas",
    text: "Cada ruta responde con la barra final y sin ella. Los cambios parciales dejan como están los campos que no se envían; null vacía un campo opcional.",
  },
];

const firstCalls = (base: string) =>
  [
    "# Un token con su correo y su contraseña; guárdelo",
    `curl -X POST '${base}/api/tokens/' \\`,
    "  -H 'Content-Type: application/json' \\",
    `  -d '{"username":"ana@example.com","password":"…","name":"ERP","scope":"read"}'`,
    "",
    "# Una llamada con él",
    "TOKEN=…",
    `curl '${base}/api/partners/' -H "Authorization: Bearer $TOKEN"`,
  ].join("\n");

export function Conventions({ base }: { base: string }) {
  return (
    <Card title="Cómo se usa">
      <div className="grid grid-cols-1 gap-6">
        <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
          {sections.map(({ title, text }) => (
            <div key={title}>
              <dt className="font-medium text-ink">{title}</dt>
              <dd className="mt-0.5 text-muted">{text}</dd>
            </div>
          ))}
        </dl>
        <CodeBlock code={firstCalls(base)} label="Copiar el ejemplo" />
      </div>
    </Card>
  );
}
