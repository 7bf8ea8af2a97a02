import type { Metadata } from "next";
import { AccessibilityStatement } from "@/components/layout/accessibility-statement";
import { HomeLink } from "@/components/layout/home-link";
import { ThemeSelect } from "@/components/layout/theme-select";
import { TopBar } from "@/components/layout/top-bar";
import { TextLink } from "@/components/ui/text-link";
import { links } from "@/lib/links/pages";

export const metadata: Metadata = { title: "Accesibilidad" };

/** Public, also before signing in. */
export default function AccessibilityPage() {
  return (
    <div className="min-h-dvh bg-surface">
      <TopBar account={null}>
        <div className="flex flex-1">
          <HomeLink />
        </div>
      </TopBar>
      <main className="mx-auto max-w-3xl px-6 pt-8 pb-16">
        <AccessibilityStatement />
        <div className="mt-10 flex flex-wrap items-center justify-between gap-4">
          <TextLink href={links.home}>Volver a Faena</TextLink>
          <ThemeSelect />
        </div>
      </main>
    </div>
  );
}
