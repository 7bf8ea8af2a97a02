"use client";

import { Controller } from "react-hook-form";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { roles } from "@/db/values";
import { roleLabels } from "@/lib/auth/labels";
import type { WithoutSecondFactor } from "@/lib/second-factor/list-without-second-factor";
import { counted } from "@/lib/values/count-text";
import { firstMessage, type SectionProps } from "./settings-values";

interface RequiredSecondFactorProps extends SectionProps {
  without: WithoutSecondFactor;
}

export const RequiredSecondFactor = ({ form, without }: RequiredSecondFactorProps) => (
  <Field
    label="Verificación en dos pasos obligatoria"
    group
    hint="Quien no la tenga debe activarla en el navegador antes de seguir. La cuenta de la empresa y los tokens de acceso no la necesitan."
    error={firstMessage(form.formState.errors.second_factor_roles)}
    className="sm:col-span-2"
  >
    <Controller
      name="second_factor_roles"
      control={form.control}
      render={({ field: { value = [], onChange } }) => (
        <div className="grid gap-3">
          {roles.map((role) => (
            <Checkbox
              key={role}
              label={roleLabels[role]}
              hint={stopped(without[role])}
              checked={value.some((one) => one === role)}
              onCheckedChange={(on) =>
                onChange(on === true ? [...value, role] : value.filter((one) => one !== role))
              }
            />
          ))}
        </div>
      )}
    />
  </Field>
);

function stopped({ count, names }: WithoutSecondFactor[keyof WithoutSecondFactor]): string {
  if (count === 0) return "Todos la tienen activada.";
  const others = count - names.length;
  const who =
    others > 0 ? `${names.join(", ")} y ${counted(others, "más", "más")}` : names.join(", ");
  return `Sin activarla todavía: ${who}. Sus ingresos por la API con contraseña dejarán de funcionar.`;
}
