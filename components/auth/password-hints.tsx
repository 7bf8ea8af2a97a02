import { Check, Circle } from "lucide-react";
import { cn } from "@/components/ui/cn";
import { type Attributes, passwordRules, uncommonRule } from "@/lib/auth/password-rules";

interface PasswordHintsProps {
  password: string;
  who: Attributes;
}

export function PasswordHints({ password, who }: PasswordHintsProps) {
  return (
    <div className="text-xs">
      <p className="text-muted">La contraseña debe:</p>
      <ul className="mt-1.5 grid gap-1">
        {passwordRules.map(({ says, holds }) => (
          <Hint key={says} says={says} holds={password !== "" && holds(password, who)} />
        ))}
        <li className="flex items-center gap-2 text-muted">
          <Circle className="size-3.5 shrink-0 text-faint" aria-hidden="true" />
          {uncommonRule} Se comprueba al guardar.
        </li>
      </ul>
    </div>
  );
}

const Hint = ({ says, holds }: { says: string; holds: boolean }) => {
  const Mark = holds ? Check : Circle;
  return (
    <li className={cn("flex items-center gap-2", holds ? "text-success-ink" : "text-muted")}>
      <Mark className={cn("size-3.5 shrink-0", !holds && "text-faint")} aria-hidden="true" />
      {says}
      {holds ? <span className="sr-only">Cumplido.</span> : null}
    </li>
  );
};
