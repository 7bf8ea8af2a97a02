import { ActLink } from "@/components/ui/act-link";
import { links } from "@/lib/links/pages";

export const ScanAgain = ({ projectId }: { projectId: number }) => (
  <ActLink href={links.bulkCustody(projectId)}>Subir otro escaneo</ActLink>
);
