import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { LabelSheet, PrintButton } from "@/components/equipment/label-sheet";
import { PageHeader } from "@/components/layout/page-header";
import { listLabels } from "@/lib/equipment/list-labels";
import { links } from "@/lib/links/pages";
import { baseAddress } from "@/lib/next/base-address";
import { idOfPath, pageContext } from "@/lib/next/page-context";

export const metadata: Metadata = { title: "Etiqueta" };

type Props = { params: Promise<{ resource_id: string }> };

export default async function EquipmentLabelPage({ params }: Props) {
  const ctx = await pageContext("equipment.get");
  const id = idOfPath((await params).resource_id);
  const labels = await listLabels(ctx, { ids: [id], home: await baseAddress() });
  const [label] = labels;
  if (!label) notFound();
  return (
    <>
      <div className="print:hidden">
        <PageHeader
          title={`Etiqueta de ${label.code}`}
          subtitle="Tamaño real: 100 × 50 mm. El código QR abre la ficha del equipo."
          crumbs={[
            { label: "Equipos y servicios", href: links.equipmentList },
            { label: label.code, href: links.equipment(id) },
            { label: "Etiqueta" },
          ]}
          actions={<PrintButton />}
        />
      </div>
      <LabelSheet labels={labels} />
    </>
  );
}
