import "@fontsource-variable/inter";
import "./globals.css";
import type { Metadata, Viewport } from "next";
import { headers } from "next/headers";
import type { ReactNode } from "react";
import { ThemeProvider } from "@/components/layout/theme-provider";
import { markEarlySends } from "@/components/ui/early-sends";

export const metadata: Metadata = {
  title: { default: "Faena", template: "%s · Faena" },
  description: "Operaciones de campo: equipos, proyectos, planillas y cadenas de custodia",
  applicationName: "Faena",
  icons: { icon: "/logo.svg" },
  formatDetection: { telephone: false, date: false, address: false },
};

export const viewport: Viewport = {
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#f5f7f7" },
    { media: "(prefers-color-scheme: dark)", color: "#0d1416" },
  ],
};

/** Rendered for each request: its scripts bear the request's nonce (`scripts/outgoing.mjs`). */
export default async function RootLayout({ children }: { children: ReactNode }) {
  const nonce = (await headers()).get("x-nonce");
  return (
    <html lang="es" suppressHydrationWarning>
      <body className="font-sans">
        <script nonce={nonce ?? undefined} suppressHydrationWarning>
          {markEarlySends}
        </script>
        <ThemeProvider nonce={nonce}>{children}</ThemeProvider>
      </body>
    </html>
  );
}
