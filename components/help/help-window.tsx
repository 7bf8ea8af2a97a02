"use client";

import { Dialog } from "@/components/ui/dialog";
import { Switch } from "@/components/ui/switch";
import { useHelpKey } from "./help-key";
import { keyGroups } from "./keys";
import { helpOf } from "./screen-help";

export interface HelpWindowProps {
  path: string;
  onClose: () => void;
}

export function HelpWindow({ path, onClose }: HelpWindowProps) {
  const { title, does, steps } = helpOf(path);
  const [isKeyOn, turnKey] = useHelpKey();
  return (
    <Dialog open onOpenChange={onClose} size="lg" title={`Ayuda: ${title}`} description={does}>
      <div className="grid gap-6 md:grid-cols-2">
        <section aria-label="En esta pantalla">
          <h3 className="mb-2 font-semibold text-ink text-sm">En esta pantalla</h3>
          <ul className="grid list-disc gap-2 pl-4 text-ink">
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ul>
        </section>
        <section aria-label="Teclas" className="grid content-start gap-4">
          {keyGroups.map(({ where, keys }) => (
            <div key={where}>
              <h3 className="mb-2 font-semibold text-ink text-sm">{where}</h3>
              <dl className="grid gap-1.5">
                {keys.map(({ press, does }) => (
                  <div key={press} className="flex items-baseline gap-3">
                    <dt className="w-28 shrink-0">
                      <kbd className="rounded border border-line bg-canvas px-1.5 py-0.5 font-sans text-xs">
                        {press}
                      </kbd>
                    </dt>
                    <dd className="text-muted">{does}</dd>
                  </div>
                ))}
              </dl>
            </div>
          ))}
          <Switch
            label="Abrir esta ayuda con la tecla ?"
            checked={isKeyOn}
            onCheckedChange={turnKey}
          />
        </section>
      </div>
    </Dialog>
  );
}
