import type { Metadata } from "next";
import { LabelSheet, PrintButton } from "@/components/equipment/label-sheet";
import { LabelSizePicker } from "@/components/equipment/label-size-picker";
import { NoLabels } from "@/components/equipment/no-labels";
import { PageHeader } from "@/components/layout/page-header";
import { labelSizeIn } from "@/lib/equipment/label-sizes";
import { unitsQuery } from "@/lib/equipment/list-input";
import { listLabels } from "@/lib/equipment/list-labels";
import { links } from "@/lib/links/pages";
import type { SearchParams } from "@/lib/lists/address";
import { baseAddress } from "@/lib/next/base-address";
import { pageContext } from "@/lib/next/page-context";

export const metadata: Metadata = { title: "Etiquetas" };

type Props = { searchParams: Promise<SearchParams> };

export default async function LabelsPage({ searchParams }: Props) {
  const ctx = await pageContext("equipment.list");
  const asked = await searchParams;
  const { ids } = unitsQuery.parse(asked);
  const size = labelSizeIn(asked.size);
  const labels = await listLabels(ctx, { ids, home: await baseAddress() });
  const some = labels.length > 0;
  return (
    <>
      <div className="print:hidden">
        <PageHeader
          title="Etiquetas"
          subtitle="Se imprimen en su tamaño real."
          crumbs={[
            { label: "Equipos y servicios", href: links.equipmentList },
            { label: "Etiquetas" },
          ]}
          actions={
            some ? (
              <>
                <LabelSizePicker size={size} />
                <PrintButton />
              </>
            ) : null
          }
        />
      </div>
      {some ? <LabelSheet labels={labels} size={size} /> : <NoLabels />}
    </>
  );
}
