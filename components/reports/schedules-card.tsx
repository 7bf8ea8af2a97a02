"use client";

import { Trash2 } from "lucide-react";
import { ConfirmAct } from "@/components/forms/confirm-act";
import { CardList, CardRow } from "@/components/home/card-list";
import { Card } from "@/components/ui/card";
import { IconButton } from "@/components/ui/icon-button";
import { TextLink } from "@/components/ui/text-link";
import type { Act } from "@/components/ui/use-act";

export interface ShownSchedule {
  id: number;
  name: string;
  href: string;
  /** "Cada mes, el día 1 a las 07:00". */
  when: string;
}

interface SchedulesCardProps {
  schedules: readonly ShownSchedule[];
  remove: Act;
}

export function SchedulesCard({ schedules, remove }: SchedulesCardProps) {
  if (schedules.length === 0) return null;
  return (
    <Card title="Le llegan por correo" padding="none" className="mb-5">
      <CardList label="Reportes que le llegan por correo">
        {schedules.map(({ id, name, href, when }) => (
          <CardRow
            key={id}
            title={<TextLink href={href}>{name}</TextLink>}
            detail={when}
            end={
              <ConfirmAct
                trigger={
                  <IconButton
                    label={`Dejar de recibir ${name}`}
                    icon={Trash2}
                    className="relative"
                  />
                }
                title="¿Dejar de recibirlo?"
                description={`${name}. ${when}.`}
                confirmLabel="Dejar de recibirlo"
                act={remove}
                input={{ schedule_id: id }}
                done="Ya no le llegará."
              />
            }
          />
        ))}
      </CardList>
    </Card>
  );
}
