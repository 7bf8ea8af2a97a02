import { SearchX } from "lucide-react";
import type { Metadata } from "next";
import { PageHeader } from "@/components/layout/page-header";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { Link } from "@/components/ui/link";
import { links } from "@/lib/links/pages";

export const metadata: Metadata = { title: "No encontrado" };

export default function NotFound() {
  return (
    <>
      <PageHeader title="No encontramos esta página" />
      <Card>
        <EmptyState
          icon={SearchX}
          title="No existe, fue eliminada o su rol no puede verla"
          description="Revise la dirección o búsquela desde el menú."
          act={
            <Button asChild variant="primary">
              <Link href={links.home}>Ir al inicio</Link>
            </Button>
          }
        />
      </Card>
    </>
  );
}
