"use client";

import { useRouter } from "next/navigation";
import { onlyChanged } from "@/components/forms/changed-values";
import { RecordForm } from "@/components/forms/record-form";
import { useActionForm } from "@/components/forms/use-action-form";
import type { Act, ChangeAct } from "@/components/ui/use-act";
import { links } from "@/lib/links/pages";
import type { User } from "@/lib/users/get-user";
import { AccessSection, SignatureSection, UserPersonSection } from "./user-sections";
import { type UserValues, userValues } from "./user-values";

interface UserFormProps {
  user?: User;
  /** A user may not deactivate their own account. */
  isSelf?: boolean;
  save: Act<string> | ChangeAct<string>;
}

export function UserForm({ user, isSelf = false, save }: UserFormProps) {
  const router = useRouter();
  const { form, ...state } = useActionForm<UserValues, string | null>({
    schema: () =>
      import("@/lib/users/input").then((input) => (user ? input.UserChanges : input.UserInput)),
    values: userValues(user),
    act: save,
    record: user && { version: user.version, sent: onlyChanged({ always: ["user_id"] }) },
    done: user ? "Usuario actualizado." : "Usuario creado.",
    onDone: (href) => router.push(href ?? links.users),
  });
  return (
    <RecordForm
      {...state}
      cancelHref={links.users}
      saveLabel={user ? "Guardar cambios" : "Crear usuario"}
    >
      <UserPersonSection form={form} />
      <AccessSection form={form} isNew={!user} isSelf={isSelf} />
      <SignatureSection form={form} />
    </RecordForm>
  );
}
