"use client";

import { EllipsisVertical, Printer, Route, Send, Truck } from "lucide-react";
import { useState } from "react";
import { DropdownMenu, MenuItem } from "@/components/ui/dropdown-menu";
import { IconButton } from "@/components/ui/icon-button";
import { lateWindow } from "@/components/ui/late-window";
import type { Lane } from "@/lib/dispatch/planning";
import { links } from "@/lib/links/pages";
import type { DispatchActs } from "./lanes";
import { useNearestOrder } from "./use-nearest-order";

const RouteForm = lateWindow(() => import("./route-form").then(({ RouteForm }) => RouteForm));

interface LaneMenuProps {
  lane: Lane;
  name: string;
  save: DispatchActs["save"];
  onPublish: () => void;
}

export function LaneMenu({ lane, name, save, onPublish }: LaneMenuProps) {
  const [isEditing, setEditing] = useState(false);
  const onClose = () => setEditing(false);
  const nearest = useNearestOrder(lane, save);
  return (
    <>
      <DropdownMenu
        trigger={<IconButton label={`Más acciones de ${name}`} icon={EllipsisVertical} />}
      >
        <MenuItem icon={Truck} onSelect={() => setEditing(true)}>
          Vehículo y notas
        </MenuItem>
        {nearest ? (
          <MenuItem icon={Route} onSelect={nearest.order} disabled={nearest.isPending}>
            Ordenar por cercanía
          </MenuItem>
        ) : null}
        {lane.routeId === null ? null : (
          <MenuItem asChild>
            <a href={links.print.route(lane.routeId)} target="_blank" rel="noreferrer">
              <Printer aria-hidden="true" />
              Hoja de ruta
            </a>
          </MenuItem>
        )}
        {lane.isPublished ? null : (
          <MenuItem icon={Send} onSelect={onPublish}>
            Publicar esta ruta
          </MenuItem>
        )}
      </DropdownMenu>
      {isEditing ? <RouteForm lane={lane} name={name} save={save} onClose={onClose} /> : null}
    </>
  );
}
