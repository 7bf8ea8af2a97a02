"use client";

import { ArrowRight, CircleCheck, CircleDashed } from "lucide-react";
import { useSyncExternalStore } from "react";
import { inStorage } from "@/components/ui/browser-storage";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Link } from "@/components/ui/link";
import type { FirstSteps } from "@/lib/home/find-first-steps";
import { links } from "@/lib/links/pages";

interface Step {
  label: string;
  why: string;
  href: string;
  isDone: boolean;
}

const stepsOf = (found: FirstSteps): readonly Step[] => [
  {
    label: "Datos y logo de la empresa",
    why: "Salen en cada documento impreso.",
    href: links.settings,
    isDone: found.hasCompany,
  },
  {
    label: "Usuarios",
    why: "La oficina y los técnicos, cada quien con su papel.",
    href: links.newUser,
    isDone: found.hasUsers,
  },
  {
    label: "Primer cliente",
    why: "Para quién se trabaja.",
    href: links.newPartner,
    isDone: found.hasPartner,
  },
  {
    label: "Primeros equipos",
    why: "Lo que se alquila, y los servicios que se prestan.",
    href: links.newEquipment,
    isDone: found.hasUnit,
  },
  {
    label: "Primer proyecto",
    why: "Desde él se asignan los equipos y se hacen las planillas.",
    href: links.newProject,
    isDone: false,
  },
];

const place = "first-steps";
const listeners = new Set<() => void>();

function hide() {
  inStorage((kept) => kept.setItem(place, "hidden"));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

const isHidden = () => inStorage((kept) => kept.getItem(place)) === "hidden";

/** Ticked by what there is; gone with the first project. */
export function FirstStepsCard({ found }: { found: FirstSteps }) {
  const hidden = useSyncExternalStore(subscribe, isHidden, () => true);
  if (hidden) return null;
  const steps = stepsOf(found);
  const next = steps.find(({ isDone }) => !isDone);
  return (
    <Card
      title="Primeros pasos"
      description="De la empresa a su primer proyecto."
      actions={
        <Button variant="ghost" size="sm" onClick={hide}>
          Ocultar
        </Button>
      }
      padding="none"
    >
      <ol className="divide-y divide-line border-line border-t">
        {steps.map((step) => (
          <li key={step.label} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3">
            <StepState isDone={step.isDone} />
            <span className="min-w-48 flex-1">
              <span className="block font-medium text-ink">{step.label}</span>
              <span className="block text-muted text-xs">{step.why}</span>
            </span>
            {step.isDone ? null : (
              <Button asChild variant={step === next ? "primary" : "secondary"} size="sm">
                <Link href={step.href} aria-label={`Ir a ${step.label}`}>
                  Ir
                  <ArrowRight aria-hidden="true" />
                </Link>
              </Button>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}

function StepState({ isDone }: { isDone: boolean }) {
  const Icon = isDone ? CircleCheck : CircleDashed;
  return (
    <span className={isDone ? "text-success" : "text-muted"}>
      <Icon className="size-5" aria-hidden="true" />
      <span className="sr-only">{isDone ? "Hecho" : "Por hacer"}</span>
    </span>
  );
}
