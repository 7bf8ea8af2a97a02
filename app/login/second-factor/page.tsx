import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { LoginScene } from "@/components/auth/login-scene";
import { CodeForm } from "@/components/second-factor/code-form";
import { SetUpFirst } from "@/components/second-factor/set-up-first";
import { ownPath } from "@/lib/http/for-browsers";
import type { SearchParams } from "@/lib/lists/address";
import { findHalfway } from "@/lib/next/page-context";
import { start, turnOn } from "./actions";

export const metadata: Metadata = { title: "Verificación en dos pasos" };

const acts = { start, turnOn };

export default async function SecondFactorPage({
  searchParams,
}: {
  searchParams: Promise<SearchParams>;
}) {
  const { error, next, recovery } = await searchParams;
  const halfway = await findHalfway();
  if (!halfway) redirect(ownPath(next));
  return (
    <LoginScene>
      {halfway.owes === "code" ? (
        <CodeForm
          error={typeof error === "string" ? error : ""}
          next={ownPath(next)}
          isRecovery={recovery !== undefined}
        />
      ) : (
        <SetUpFirst acts={acts} email={halfway.caller.user.email} next={ownPath(next)} />
      )}
    </LoginScene>
  );
}
