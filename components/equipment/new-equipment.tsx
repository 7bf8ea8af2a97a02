import { Plus } from "lucide-react";
import Link from "next/link";
import { Button } from "@/components/ui/button";

export const NewEquipment = () => (
  <Button asChild variant="primary">
    <Link href="/equipment/new">
      <Plus aria-hidden="true" />
      Nuevo equipo o servicio
    </Link>
  </Button>
);
