import { Plus } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { links } from "@/lib/links/pages";

export const NewReservation = () => (
  <Button asChild variant="primary">
    <Link href={links.newReservation()}>
      <Plus aria-hidden="true" />
      Nueva reserva
    </Link>
  </Button>
);
