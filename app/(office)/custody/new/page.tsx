import type { Metadata } from "next";
import { newChainValues } from "@/components/custody/chain-defaults";
import { FillChain } from "@/components/custody/fill-chain";
import { SheetChooser } from "@/components/custody/sheet-chooser";
import { may } from "@/lib/auth/permissions";
import { getNewChainForm } from "@/lib/custody/get-new-chain-form";
import { listOpenSheets } from "@/lib/custody/list-open-sheets";
import { listTanks } from "@/lib/custody/list-tanks";
import { links } from "@/lib/links/pages";
import { parseListQuery, type SearchParams } from "@/lib/lists/address";
import { idOfPath, orNotFound, pageContext } from "@/lib/next/page-context";
import { findOwnStaff } from "@/lib/staff/find-own-staff";
import { getVehicle } from "@/lib/vehicles/get-vehicle";
import { create, update } from "../actions";

const title = "Nueva cadena de custodia";
const crumbs = [{ label: "Cadenas de custodia", href: links.custody }, { label: "Nueva" }];

export const metadata: Metadata = { title };

type Props = { searchParams: Promise<SearchParams> };

export default async function NewChainPage({ searchParams }: Props) {
  const params = await searchParams;
  if (!params.sheet) return Choose(params);
  const idIn = (given: unknown) => (given ? idOfPath(String(given)) : null);
  return (
    <Fill
      worksheetId={idOfPath(String(params.sheet))}
      isBegunThere={params.back === "sheet"}
      unitId={idIn(params.unit)}
      vehicleId={idIn(params.vehicle)}
    />
  );
}

async function Choose(params: SearchParams) {
  const ctx = await pageContext("custody.create");
  const { search } = parseListQuery(params, { sortable: [] });
  const found = await listOpenSheets(ctx, { search });
  return <SheetChooser {...{ title, crumbs, search }} {...found} />;
}

interface FillProps {
  worksheetId: number;
  /** At the sheet, to which the form then leads back. */
  isBegunThere: boolean;
  /** The one assignment that is handled, and with what; of a visit that somebody is sent to. */
  unitId: number | null;
  vehicleId: number | null;
}

async function Fill({ worksheetId, isBegunThere, unitId, vehicleId }: FillProps) {
  const ctx = await pageContext("custody.create");
  const opening = await orNotFound(getNewChainForm(ctx, { worksheetId }));
  const { project, sheet, sheets, offered, isOpen } = opening;
  const [own, tanks, vehicle] = await Promise.all([
    findOwnStaff(ctx),
    listTanks(ctx, offered),
    vehicleId ? orNotFound(getVehicle(ctx, { vehicleId })) : null,
  ]);
  const values = newChainValues({
    ...{ ...opening, worksheetId, own, unitId, vehicle },
    today: ctx.today,
  });
  const draftName = `custody:${ctx.caller.user.id}:sheet:${worksheetId}${unitId ? `:${unitId}` : ""}`;
  return (
    <FillChain
      subtitle={`${project.partnerName} · ${project.location}`}
      projectId={project.id}
      {...{ title, crumbs, sheet, isOpen, values, draftName, sheets, offered, tanks }}
      backTo={isBegunThere ? links.worksheet(project.id, worksheetId) : null}
      mayAssign={may(ctx.caller, "assignments.add")}
      acts={{ create, update }}
    />
  );
}
