import { ArchiveX, Trash2 } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { links } from "@/lib/links/pages";

export const RemovedLinks = () => (
  <>
    <Button asChild>
      <Link href={links.quarantinedDocuments}>
        <ArchiveX aria-hidden="true" />
        En cuarentena
      </Link>
    </Button>
    <Button asChild>
      <Link href={links.removedDocuments}>
        <Trash2 aria-hidden="true" />
        Archivos eliminados
      </Link>
    </Button>
  </>
);
