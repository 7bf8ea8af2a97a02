import type { ReactNode } from "react";
import { Input } from "../ui/input";

interface SearchedFrameProps {
  /** Of the filter. */
  label: string;
  search: string;
  onSearch: (text: string) => void;
  status: ReactNode;
  children: ReactNode;
}

/** Choices of a filter below what narrows them, and what came of it. */
export const SearchedFrame = ({
  label,
  search,
  onSearch,
  status,
  children,
}: SearchedFrameProps) => (
  <div className="grid gap-2">
    <Input
      type="search"
      aria-label={`Buscar en ${label}`}
      placeholder="Buscar…"
      value={search}
      onChange={({ target }) => onSearch(target.value)}
    />
    <div className="max-h-72 overflow-y-auto">{children}</div>
    <p role="status" className="text-muted text-xs">
      {status}
    </p>
  </div>
);
