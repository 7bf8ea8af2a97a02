import { Plus } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { links } from "@/lib/links/pages";

export const NewGuide = ({ projectId }: { projectId?: number }) => (
  <Button asChild variant="primary">
    <Link href={links.newShippingGuide(projectId)}>
      <Plus aria-hidden="true" />
      Nueva guía
    </Link>
  </Button>
);
