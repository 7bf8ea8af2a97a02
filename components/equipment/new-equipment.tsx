import { Plus } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";

export const NewEquipment = () => (
  <Button asChild variant="primary">
    <Link href="/equipment/new">
      <Plus aria-hidden="true" />
      Nuevo equipo o servicio
    </Link>
  </Button>
);
