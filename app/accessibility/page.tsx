import type { Metadata } from "next";
import Link from "next/link";
import { AccessibilityStatement } from "@/components/layout/accessibility-statement";
import { Logo } from "@/components/layout/logo";
import { ThemeSwitch } from "@/components/layout/theme-switch";
import { TextLink } from "@/components/ui/text-link";
import { links } from "@/lib/links";

export const metadata: Metadata = { title: "Accesibilidad" };

/** For everybody, before signing in too. */
export default function AccessibilityPage() {
  return (
    <div className="min-h-dvh bg-surface">
      <header className="mx-auto flex max-w-3xl items-center justify-between px-6 py-5">
        <Link href={links.home} aria-label="Faena, inicio" className="rounded-control">
          <Logo />
        </Link>
        <ThemeSwitch />
      </header>
      <main className="mx-auto max-w-3xl px-6 pt-4 pb-16">
        <AccessibilityStatement />
        <p className="mt-10">
          <TextLink href={links.home}>Volver a Faena</TextLink>
        </p>
      </main>
    </div>
  );
}
