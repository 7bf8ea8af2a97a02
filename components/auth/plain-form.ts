"use client";

import { useEffect, useState } from "react";

const shared: Record<string, string> = {
  rate_limited: "Demasiados intentos fallidos. Espere unos minutos e intente de nuevo.",
};

export const messageOf = (code: string, messages: Record<string, string>): string =>
  messages[code] ?? shared[code] ?? "No se pudo ingresar. Intente de nuevo en unos minutos.";

/** Said before sending; all else is for the server to judge. */
export function blanksIn(form: HTMLFormElement, required: readonly string[]): string[] {
  const typed = new FormData(form);
  return required.filter((name) => isBlank(name, String(typed.get(name) ?? "")));
}

/** Only a password may be made of spaces. */
const isBlank = (name: string, text: string) => (name === "password" ? text : text.trim()) === "";

/** Until the page is left; one that the browser brings back is not pending. */
export function usePending() {
  const [isPending, setIsPending] = useState(false);
  useEffect(() => {
    const comeBack = () => setIsPending(false);
    window.addEventListener("pageshow", comeBack);
    return () => window.removeEventListener("pageshow", comeBack);
  }, []);
  return [isPending, setIsPending] as const;
}
