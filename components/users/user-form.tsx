"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { FormActions } from "@/components/ui/form-section";
import type { Act } from "@/components/ui/use-act";
import { useActionForm } from "@/components/ui/use-action-form";
import { links } from "@/lib/links";
import type { User } from "@/lib/users/get-user";
import { UserChanges, UserInput } from "@/lib/users/input";
import { AccessSection, PersonSection, SignatureSection } from "./user-sections";
import { type UserValues, valuesOf } from "./user-values";

interface UserFormProps {
  /** The user to change; a new one without it. */
  user?: User;
  /** One does not deactivate oneself. */
  isSelf?: boolean;
  save: Act<string>;
}

/** Registers or changes a user. */
export function UserForm({ user, isSelf = false, save }: UserFormProps) {
  const router = useRouter();
  const { form, submit, pending, refusal } = useActionForm<UserValues, string | null>({
    schema: user ? UserChanges : UserInput,
    values: valuesOf(user),
    act: save,
    done: user ? "Usuario actualizado." : "Usuario creado.",
    onDone: (href) => router.push(href ?? links.users),
  });
  return (
    <Card>
      <form noValidate onSubmit={submit}>
        {refusal ? (
          <Alert tone="error" live className="mb-6">
            {refusal}
          </Alert>
        ) : null}
        <div className="divide-y divide-line">
          <PersonSection form={form} />
          <AccessSection form={form} isNew={!user} isSelf={isSelf} />
          <SignatureSection form={form} />
        </div>
        <FormActions className="mt-6">
          <Button asChild>
            <Link href={links.users}>Cancelar</Link>
          </Button>
          <Button type="submit" variant="primary" pending={pending}>
            {user ? "Guardar cambios" : "Crear usuario"}
          </Button>
        </FormActions>
      </form>
    </Card>
  );
}
