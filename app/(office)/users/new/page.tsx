import type { Metadata } from "next";
import { PageHeader } from "@/components/layout/page-header";
import { UserForm } from "@/components/users/user-form";
import { links } from "@/lib/links/pages";
import { pageContext } from "@/lib/next/page-context";
import { create } from "../actions";

export const metadata: Metadata = { title: "Nuevo usuario" };

export default async function NewUserPage() {
  await pageContext("users.create");
  return (
    <>
      <PageHeader
        title="Nuevo usuario"
        crumbs={[{ label: "Usuarios", href: links.users }, { label: "Nuevo usuario" }]}
      />
      <UserForm save={create} />
    </>
  );
}
