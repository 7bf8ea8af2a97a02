import type { Metadata } from "next";
import { PageHeader } from "@/components/layout/page-header";
import { ReservationForm } from "@/components/reservations/reservation-form";
import { blankLine } from "@/components/reservations/reservation-values";
import { may } from "@/lib/auth/permissions";
import { getEquipment } from "@/lib/equipment/get-equipment";
import type { Context } from "@/lib/kernel/context";
import { links } from "@/lib/links/pages";
import type { SearchParams } from "@/lib/lists/address";
import { dayFilter, firstOf, wholeNumberIn } from "@/lib/lists/filter-readers";
import { idOfPath, orNotFound, pageContext } from "@/lib/next/page-context";
import { getPartner } from "@/lib/partners/get-partner";
import { isService } from "@/lib/placement/availability";
import { getOpenProject } from "@/lib/projects/get-project";
import { getSettings } from "@/lib/settings/get-settings";
import { createChoice } from "../../partners/actions";
import { create } from "../actions";

export const metadata: Metadata = { title: "Nueva reserva" };

type Props = { searchParams: Promise<SearchParams> };

const readDay = dayFilter();

async function getAsked(ctx: Context, asked: SearchParams) {
  const project = asked.project_id
    ? await orNotFound(getOpenProject(ctx, { projectId: idOfPath(String(asked.project_id)) }))
    : null;
  const named = project?.partnerId ?? asked.partner_id;
  const partner = named
    ? await orNotFound(getPartner(ctx, { partnerId: idOfPath(String(named)) }))
    : null;
  return { project, partner };
}

async function findUnitAsked(ctx: Context, { unit }: SearchParams) {
  if (!unit) return null;
  return orNotFound(getEquipment(ctx, { equipmentId: idOfPath(String(unit)) }));
}

const daysAsked = ({ today }: Context, { from = "", to = "" }: SearchParams) => ({
  from: readDay(from) ?? today,
  to: readDay(to) ?? "",
});

async function getLineAsked(ctx: Context, asked: SearchParams) {
  const unit = await findUnitAsked(ctx, asked);
  return blankLine({
    ...daysAsked(ctx, asked),
    type: unit?.type ?? String(asked.type ?? ""),
    quantity: wholeNumberIn(firstOf(asked.quantity), 500) ?? 1,
    wished: unit && !isService(unit) ? [{ id: unit.id, code: unit.code }] : [],
  });
}

export default async function NewReservationPage({ searchParams }: Props) {
  const ctx = await pageContext("reservations.create");
  const asked = await searchParams;
  const [{ project, partner }, line, { operatorBlocks }] = await Promise.all([
    getAsked(ctx, asked),
    getLineAsked(ctx, asked),
    getSettings(ctx),
  ]);
  return (
    <>
      <PageHeader
        title="Nueva reserva"
        crumbs={[{ label: "Reservas", href: links.reservations }, { label: "Nueva reserva" }]}
      />
      <ReservationForm
        values={{
          ...(partner ? { partner_id: partner.id } : {}),
          project_id: project?.id ?? null,
          project_label: project?.location ?? "",
          location: project?.location ?? "",
          bloque: project?.block ?? "",
          notes: "",
          lines: [line],
        }}
        {...(partner ? { partnerName: partner.name } : {})}
        isRewritable
        today={ctx.today}
        blocks={operatorBlocks}
        seesPrices={may(ctx.caller, "prices.list")}
        save={create}
        createPartner={may(ctx.caller, "partners.create") ? createChoice : null}
      />
    </>
  );
}
