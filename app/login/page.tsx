import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { LoginForm } from "@/components/auth/login-form";
import { LoginScene } from "@/components/auth/login-scene";
import { ownPath } from "@/lib/http/for-browsers";
import { links } from "@/lib/links/pages";
import type { SearchParams } from "@/lib/lists/address";
import { findOidc } from "@/lib/next/oidc";
import { findHalfway, findMember } from "@/lib/next/page-context";

export const metadata: Metadata = { title: "Ingresar" };

const textOf = (value: string | string[] | undefined) => (typeof value === "string" ? value : "");

export default async function LoginPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  if (await findMember()) redirect(links.home);
  const { error, username, next, recovery } = await searchParams;
  if (await findHalfway())
    redirect(
      links.secondStep({ error: textOf(error), next: ownPath(next), recovery: textOf(recovery) }),
    );
  return (
    <LoginScene>
      <LoginForm
        error={textOf(error)}
        username={textOf(username)}
        next={ownPath(next)}
        hasCompanyAccount={findOidc() !== null}
      />
    </LoginScene>
  );
}
