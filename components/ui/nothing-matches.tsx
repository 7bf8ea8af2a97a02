import { SearchX } from "lucide-react";
import { Button } from "./button";
import { EmptyState } from "./empty-state";
import { clearSearches } from "./search-cleared";

interface NothingMatchesProps {
  onClear: () => void;
  className?: string;
}

export function NothingMatches({ onClear, ...props }: NothingMatchesProps) {
  const clear = () => {
    clearSearches();
    onClear();
  };
  return (
    <EmptyState
      icon={SearchX}
      title="Nada coincide con la búsqueda"
      description="Pruebe con otras palabras o quite algún filtro."
      act={<Button onClick={clear}>Quitar búsqueda y filtros</Button>}
      {...props}
    />
  );
}
