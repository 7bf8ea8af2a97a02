import { PageHeader } from "@/components/layout/page-header";
import { LinkTabs } from "@/components/ui/link-tabs";
import { links } from "@/lib/links/pages";

export const UnbilledHeader = ({ hasWriteOffs }: { hasWriteOffs: boolean }) => (
  <>
    <PageHeader
      title="Hecho y no facturado"
      subtitle="Días, servicios, mantenimientos y guías hasta hoy que ninguna planilla cobra."
    />
    {hasWriteOffs ? (
      <LinkTabs
        label="Qué se muestra"
        className="mb-6"
        tabs={[
          { href: links.unbilled, label: "Por cobrar" },
          { href: links.writeOffs, label: "No se cobrará" },
        ]}
      />
    ) : null}
  </>
);
