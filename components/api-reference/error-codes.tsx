import { Card } from "@/components/ui/card";
import { PlainTable } from "@/components/ui/plain-table";

const general: [string, string, string][] = [
  ["400", "invalid_json", "El cuerpo no es JSON"],
  ["400", "validation_error", "Hay campos con errores: field_errors los nombra"],
  ["401", "authentication_required", "Falta la sesión o el token, o ya no sirve"],
  ["401", "invalid_credentials", "Correo o contraseña incorrectos"],
  ["401", "second_factor_required", "Falta el código de verificación: otp en el mismo cuerpo"],
  ["401", "second_factor_invalid", "El código no es correcto o ya se usó"],
  [
    "401",
    "second_factor_not_set_up",
    "El rol exige la verificación en dos pasos, que se activa en el navegador",
  ],
  ["403", "permission_denied", "El rol, el token o el origen no lo permiten"],
  ["404", "not_found", "No existe lo que se nombra"],
  ["405", "method_not_allowed", "La ruta no tiene ese método: Allow dice cuáles tiene"],
  ["413", "payload_too_large", "El contenido es demasiado grande"],
  ["415", "unsupported_media_type", "El tipo de contenido no se admite"],
  ["429", "rate_limited", "Demasiados intentos: Retry-After dice cuántos segundos esperar"],
  ["500", "server_error", "Un error inesperado; nada cambió"],
  [
    "503",
    "try_again",
    "Otro cambio retiene el registro, o la base de datos o el almacén de archivos no está; nada cambió: Retry-After dice cuántos segundos esperar",
  ],
  [
    "503",
    "outcome_unknown",
    "La base de datos se fue mientras guardaba: revise, o repita con la misma Idempotency-Key",
  ],
  ["507", "storage_full", "No queda espacio de almacenamiento; nada se guardó"],
];

export function ErrorCodes({ ruleCodes }: { ruleCodes: Record<string, string> }) {
  const rules = Object.entries(ruleCodes).map(([code, meaning]): [string, string, string] => [
    "400",
    code,
    meaning,
  ]);
  return (
    <Card title="Códigos de error" padding="none">
      <PlainTable
        label="Códigos de error"
        rows={[...general, ...rules]}
        rowKey={([, code]) => code}
        empty={null}
        columns={[
          {
            header: "Código",
            cell: ([, code]) => <code className="font-mono text-xs">{code}</code>,
          },
          { header: "Estado", cell: ([status]) => <span className="tabular-nums">{status}</span> },
          { header: "Qué significa", cell: ([, , meaning]) => meaning },
        ]}
      />
    </Card>
  );
}
