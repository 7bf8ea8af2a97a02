import type { UseFormReturn } from "react-hook-form";
import type * as z from "zod";
import { roles } from "@/db/values";
import { roleLabels } from "@/lib/auth/labels";
import type { User } from "@/lib/users/get-user";
import type { UserChanges } from "@/lib/users/input";

/** What either schema takes: to register, or to change. */
export type UserValues = Partial<z.input<typeof UserChanges>>;

export type UserFormState = UseFormReturn<UserValues, unknown, UserValues>;

const duties = {
  ADMINISTRATIVO: "Todo: proyectos, planillas, usuarios y configuración",
  TECNICO: "Consulta todo y registra el trabajo de campo",
};

export const roleChoices = roles.map((value) => ({
  value,
  label: roleLabels[value],
  hint: duties[value],
}));

const blank: UserValues = {
  email: "",
  first_name: "",
  last_name: "",
  role: "TECNICO",
  is_active: true,
};

export const userValues = (user: User | undefined): UserValues =>
  user
    ? {
        user_id: user.id,
        email: user.email,
        first_name: user.firstName,
        last_name: user.lastName,
        role: user.role,
        is_active: user.isActive,
        siganture_name: user.signatureName ?? "",
        siganture_role: user.signatureRole ?? "",
        notes: user.notes ?? "",
      }
    : blank;
