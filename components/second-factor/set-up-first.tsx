"use client";

import { DoorHeading } from "@/components/auth/door-heading";
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
    <div className="mb-6">
      <DoorHeading title="Verificación en dos pasos">
        Su rol la exige. Actívela para continuar; toma un minuto.
      </DoorHeading>
    </div>
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
