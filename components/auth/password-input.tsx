"use client";

import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { cn } from "@/components/ui/cn";
import { Input } from "@/components/ui/input";

export function PasswordInput({ className, ...props }: Omit<ComponentProps<typeof Input>, "type">) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <span className="relative block">
      <Input {...props} type={shown ? "text" : "password"} className={cn("pr-12", className)} />
      <button
        type="button"
        aria-label="Mostrar la contraseña"
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
        className="focus-inset absolute inset-y-0 right-0 grid w-11 place-items-center rounded-control text-muted hover:text-ink noscript:hidden"
      >
        <Icon className="size-4.5" aria-hidden="true" />
      </button>
    </span>
  );
}
