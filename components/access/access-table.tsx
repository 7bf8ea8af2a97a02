"use client";

import { DoorOpen } from "lucide-react";
import { DeclaredTable, type ShownList } from "@/components/lists/declared-table";
import type { CellsOf } from "@/components/lists/screen-columns";
import { Badge, type Tone } from "@/components/ui/badge";
import { TextLink } from "@/components/ui/text-link";
import { TwoLines } from "@/components/ui/two-lines";
import { accessLabels } from "@/lib/access/labels";
import { accessList } from "@/lib/access/list";
import type { Access } from "@/lib/access/list-accesses";
import { deviceOf } from "@/lib/auth/device";
import { links } from "@/lib/links/pages";

const tones: Partial<Record<Access["kind"], Tone>> = {
  SIGN_IN: "success",
  SIGN_IN_FAILED: "danger",
  USER_CHANGED: "warning",
  SETTINGS_CHANGED: "warning",
  SECOND_FACTOR_OFF: "warning",
  TOKEN_CREATED: "info",
  DATA_EXPORTED: "warning",
  DATA_ERASED: "warning",
  SAMPLE_REMOVED: "warning",
};

const Who = ({ userId, userName, isUserDeleted, account }: Access) => {
  if (userId === null) return account ?? "Correo desconocido";
  const name = userName ?? account;
  return (
    <TwoLines
      first={isUserDeleted ? name : <TextLink href={links.user(userId)}>{name}</TextLink>}
      second={userName ? account : null}
    />
  );
};

const cells: CellsOf<typeof accessList> = {
  kind: {
    cell: ({ kind, subject }) => (
      <>
        <Badge tone={tones[kind] ?? "neutral"}>{accessLabels[kind]}</Badge>
        {subject ? <span className="mt-1 block max-w-xs text-muted text-xs">{subject}</span> : null}
      </>
    ),
  },
  who: { cell: Who },
  at: { className: "whitespace-nowrap tabular-nums" },
  from: {
    cell: ({ address, userAgent }) => (
      <TwoLines
        first={address === "local" ? "Este equipo" : address}
        second={deviceOf(userAgent)}
        className="tabular-nums"
      />
    ),
  },
};

export const AccessTable = (shown: Omit<ShownList<Access>, "create">) => (
  <DeclaredTable {...shown} list={accessList} cells={cells} icon={DoorOpen} create="follows" />
);
