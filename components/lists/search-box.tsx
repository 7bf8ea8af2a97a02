"use client";

import { Search, X } from "lucide-react";
import { type FormEvent, useCallback, useEffect, useRef, useState } from "react";
import { cn } from "../ui/cn";
import { useSearchCleared } from "../ui/search-cleared";

interface SearchBoxProps {
  label: string;
  search: string;
  onSearch: (text: string) => void;
  /** Enter, of what stands there. */
  onEnter?: (text: string) => void;
  autoFocus?: boolean;
  className?: string;
}

const pause = 300;

/** Searches after a pause in typing, at once on Enter; follows the address when it changes elsewhere. */
export function SearchBox({ label, search, onSearch, className, ...more }: SearchBoxProps) {
  const [text, setText] = useState(search);
  const [sent, setSent] = useState(search);
  const [seen, setSeen] = useState(search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const forget = useCallback(() => {
    clearTimeout(timer.current);
    setText("");
    setSent("");
  }, []);
  useSearchCleared(forget);

  if (search !== seen) {
    setSeen(search);
    if (search !== sent) {
      setSent(search);
      setText(search);
    }
  }

  const send = (wanted: string) => {
    clearTimeout(timer.current);
    if (wanted === sent) return;
    setSent(wanted);
    onSearch(wanted);
  };
  const type = (typed: string) => {
    setText(typed);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => send(typed.trim()), pause);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send(text.trim());
    more.onEnter?.(text.trim());
  };
  const clear = () => {
    forget();
    if (sent !== "") onSearch("");
  };

  return (
    <search className={cn("relative block", className)}>
      <form onSubmit={submit}>
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted"
        />
        <input
          type="text"
          inputMode="search"
          enterKeyHint="search"
          name="search"
          autoComplete="off"
          aria-label={label}
          placeholder={label}
          value={text}
          // biome-ignore lint/a11y/noAutofocus: only where searching is what the page is opened for
          autoFocus={more.autoFocus}
          onChange={(event) => type(event.target.value)}
          className="control text-ellipsis pr-11 pl-9 placeholder-shown:pr-3"
        />
        {text ? (
          <button
            type="button"
            aria-label="Borrar búsqueda"
            onClick={clear}
            className="absolute inset-y-0 right-0 grid w-10 touch:w-11 place-items-center rounded-control text-muted hover:text-ink"
          >
            <X className="size-4" aria-hidden="true" />
          </button>
        ) : null}
      </form>
    </search>
  );
}
