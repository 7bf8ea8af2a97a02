import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Link } from "@/components/ui/link";
import { links } from "@/lib/links/pages";

export const NoLabels = () => (
  <EmptyState
    title="Ninguna etiqueta elegida"
    description="Marque en la lista los equipos cuyas etiquetas quiere imprimir."
    act={
      <Button asChild variant="primary">
        <Link href={links.equipmentList}>Ir a la lista</Link>
      </Button>
    }
  />
);
