import type { Metadata } from "next";
import { Authorship } from "@/components/history/authorship";
import { PageHeader } from "@/components/layout/page-header";
import { CompanyLogo } from "@/components/settings/company-logo";
import { SampleCard } from "@/components/settings/remove-sample";
import { SettingsForm } from "@/components/settings/settings-form";
import { ToSettingsHistory } from "@/components/settings/to-settings-history";
import { findLogoAddress } from "@/lib/files/find-picture";
import { getAuthors } from "@/lib/history/get-authors";
import { pageContext } from "@/lib/next/page-context";
import { hasSample } from "@/lib/sample/has-sample";
import { listWithoutSecondFactor } from "@/lib/second-factor/list-without-second-factor";
import { getSettings } from "@/lib/settings/get-settings";
import { removeCompanyLogo, removeSampleData, save, saveCompanyLogo } from "./actions";

export const metadata: Metadata = { title: "Configuración" };

export default async function SettingsPage() {
  const ctx = await pageContext("settings.get");
  const settings = await getSettings(ctx);
  const [authors, logo, without, isSampled] = await Promise.all([
    getAuthors(ctx, settings),
    findLogoAddress(ctx),
    listWithoutSecondFactor(ctx),
    hasSample(ctx),
  ]);
  return (
    <>
      <PageHeader
        title="Configuración"
        subtitle="Lo que vale para toda la empresa. Los cambios rigen de inmediato."
        actions={<ToSettingsHistory />}
      />
      <div className="grid gap-6">
        <SettingsForm key={settings.updatedAt.toISOString()} {...{ settings, without, save }} />
        <CompanyLogo
          url={logo}
          version={settings.version}
          save={saveCompanyLogo}
          remove={removeCompanyLogo}
        />
        {isSampled ? <SampleCard remove={removeSampleData} /> : null}
        <Authorship authors={authors} timeZone={ctx.timeZone} />
      </div>
    </>
  );
}
