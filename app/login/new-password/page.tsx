import type { Metadata } from "next";
import { LoginScene } from "@/components/auth/login-scene";
import { LinkOver, NewPasswordForm } from "@/components/auth/new-password-form";
import type { SearchParams } from "@/lib/lists/address";
import { visitorPageContext } from "@/lib/next/page-context";
import { findLink } from "@/lib/password-links/find-link";
import { save } from "../actions";

export const metadata: Metadata = { title: "Contraseña nueva" };

export default async function NewPasswordPage({
  searchParams,
}: {
  searchParams: Promise<SearchParams>;
}) {
  const { key } = await searchParams;
  const shown = typeof key === "string" ? key : "";
  const link = await findLink(await visitorPageContext(), shown);
  return (
    <LoginScene>
      {link ? (
        <NewPasswordForm
          linkKey={shown}
          who={{
            email: link.user.email,
            firstName: link.user.firstName,
            lastName: link.user.lastName,
          }}
          save={save}
        />
      ) : (
        <LinkOver />
      )}
    </LoginScene>
  );
}
