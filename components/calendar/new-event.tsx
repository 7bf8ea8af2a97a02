import { Plus } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { links } from "@/lib/links/pages";

export const NewEvent = ({ projectId }: { projectId?: number }) => (
  <Button asChild variant="primary">
    <Link href={links.newCalendarEvent(projectId)}>
      <Plus aria-hidden="true" />
      Nuevo evento
    </Link>
  </Button>
);
