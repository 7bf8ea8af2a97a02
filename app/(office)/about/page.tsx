import type { Metadata } from "next";
import { AboutProduct } from "@/components/layout/about-product";
import { PageHeader } from "@/components/layout/page-header";
import { pageContext } from "@/lib/next/page-context";
import { version } from "@/package.json";

export const metadata: Metadata = { title: "Acerca de Faena" };

export default async function AboutPage() {
  await pageContext("session.read");
  return (
    <>
      <PageHeader
        title="Acerca de Faena"
        subtitle="Qué versión usa su empresa y con qué está hecha"
      />
      <AboutProduct version={version} />
    </>
  );
}
