import { FileStack } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { links } from "@/lib/links/pages";

interface BulkLinkProps {
  projectId: number;
  worksheetId?: number;
}

export const BulkLink = ({ projectId, worksheetId }: BulkLinkProps) => (
  <Button asChild>
    <Link href={links.bulkCustody(projectId, worksheetId)}>
      <FileStack aria-hidden="true" />
      Carga masiva
    </Link>
  </Button>
);
