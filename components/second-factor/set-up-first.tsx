"use client";

import { Button } from "@/components/ui/button";
import { links } from "@/lib/links/pages";
import { SetUp, type SetUpActs } from "./set-up";

interface SetUpFirstProps {
  acts: SetUpActs;
  email: string;
  next: string;
}

export const SetUpFirst = ({ acts, email, next }: SetUpFirstProps) => (
  <>
    <h1 className="font-semibold text-2xl text-ink tracking-tight">Verificación en dos pasos</h1>
    <p className="mt-1.5 mb-6 text-muted">
      Su rol la exige. Actívela para continuar; toma un minuto.
    </p>
    <SetUp
      acts={acts}
      email={email}
      after={
        <Button asChild variant="primary" size="lg">
          <a href={next}>Ya los guardé, continuar</a>
        </Button>
      }
    />
    <a
      href={links.logout}
      className="mt-8 inline-block text-muted text-sm underline-offset-4 hover:underline"
    >
      Ingresar con otra cuenta
    </a>
  </>
);
