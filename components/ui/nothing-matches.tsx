import { SearchX } from "lucide-react";
import { Button } from "./button";
import { EmptyState } from "./empty-state";

interface NothingMatchesProps {
  onClear: () => void;
  className?: string;
}

export const NothingMatches = ({ onClear, ...props }: NothingMatchesProps) => (
  <EmptyState
    icon={SearchX}
    title="Nada coincide con la búsqueda"
    description="Pruebe con otras palabras o quite algún filtro."
    act={<Button onClick={onClear}>Quitar búsqueda y filtros</Button>}
    {...props}
  />
);
