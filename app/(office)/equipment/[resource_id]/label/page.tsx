import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { LabelSheet, PrintButton } from "@/components/equipment/label-sheet";
import { LabelSizePicker } from "@/components/equipment/label-size-picker";
import { PageHeader } from "@/components/layout/page-header";
import { labelSizeIn } from "@/lib/equipment/label-sizes";
import { listLabels } from "@/lib/equipment/list-labels";
import { links } from "@/lib/links/pages";
import type { SearchParams } from "@/lib/lists/address";
import { baseAddress } from "@/lib/next/base-address";
import { idOfPath, pageContext } from "@/lib/next/page-context";

export const metadata: Metadata = { title: "Etiqueta" };

type Props = {
  params: Promise<{ resource_id: string }>;
  searchParams: Promise<SearchParams>;
};

export default async function EquipmentLabelPage({ params, searchParams }: Props) {
  const ctx = await pageContext("equipment.get");
  const id = idOfPath((await params).resource_id);
  const labels = await listLabels(ctx, { ids: [id], home: await baseAddress() });
  const size = labelSizeIn((await searchParams).size);
  const [label] = labels;
  if (!label) notFound();
  return (
    <>
      <div className="print:hidden">
        <PageHeader
          title={`Etiqueta de ${label.code}`}
          subtitle="Se imprime en su tamaño real. El código QR abre la ficha del equipo."
          crumbs={[
            { label: "Equipos y servicios", href: links.equipmentList },
            { label: label.code, href: links.equipment(id) },
            { label: "Etiqueta" },
          ]}
          actions={
            <>
              <LabelSizePicker size={size} />
              <PrintButton />
            </>
          }
        />
      </div>
      <LabelSheet labels={labels} size={size} />
    </>
  );
}
