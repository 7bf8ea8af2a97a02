import { Square, SquareCheckBig } from "lucide-react";
import type { ReactNode } from "react";
import { EmptyState } from "@/components/ui/empty-state";
import { Box, Datum, PaperPart, SignatureBox } from "@/components/ui/paper-parts";
import { PlainTable } from "@/components/ui/plain-table";
import { TextLink } from "@/components/ui/text-link";
import { wasteTypes } from "@/db/values";
import type { WholeChain } from "@/lib/custody/get-chain";
import { wasteLabels } from "@/lib/custody/labels";
import type { VolumeUnit } from "@/lib/custody/volume";
import { showVolume } from "@/lib/custody/volume-text";
import { showDay } from "@/lib/dates";
import type { Decimal } from "@/lib/decimal";
import { typeLabels } from "@/lib/equipment/labels";
import { links } from "@/lib/links";

const hour = (time: string | null) => time?.slice(0, 5) ?? null;

/** The chain as its paper form shows it. */
export function ChainPaper({ found }: { found: WholeChain }) {
  const { chain, sheet, project, partner, vehicle } = found;
  return (
    <article
      aria-label={`Cadena de custodia ${chain.consecutive}`}
      className="overflow-hidden rounded-card border border-line-strong bg-surface shadow-card print:rounded-none print:shadow-none"
    >
      <header className="flex flex-wrap items-center justify-between gap-3 border-line-strong border-b px-5 py-4">
        <p className="font-semibold text-ink text-lg tracking-wide">CADENA DE CUSTODIA</p>
        <p className="font-semibold text-danger text-xl tabular-nums">N.º {chain.consecutive}</p>
      </header>
      <dl className="grid grid-cols-2 lg:grid-cols-4">
        <Datum label="Cliente" className="col-span-2">
          <TextLink href={links.partner(partner.id)}>{partner.name}</TextLink>
        </Datum>
        <Datum label="Proyecto" className="col-span-2">
          <TextLink href={links.project(project.id)}>{project.location}</TextLink>
        </Datum>
        <Datum label="Planilla">
          <TextLink href={links.worksheet(project.id, sheet.id)}>{sheet.seriesCode}</TextLink>
        </Datum>
        <Datum label="Fecha">{showDay(chain.date)}</Datum>
        <Datum label="Hora de inicio">{hour(chain.startTime)}</Datum>
        <Datum label="Hora de fin">{hour(chain.endTime)}</Datum>
        <Datum label="Ubicación" className="col-span-2">
          {chain.location}
        </Datum>
        <Datum label="Placa">{vehicle?.plate}</Datum>
        <Datum label="Vehículo">
          {vehicle ? [vehicle.brand, vehicle.model].filter(Boolean).join(" ") : null}
        </Datum>
      </dl>
      <PaperPart title="Equipos y servicios atendidos" padded={false}>
        <Items items={found.items} />
      </PaperPart>
      <PaperPart title="Material transportado">
        <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3">
          {wasteTypes.map((waste) => (
            <Mark key={waste} isOn={waste === chain.waste}>
              {wasteLabels[waste]}
            </Mark>
          ))}
        </ul>
        <dl className="mt-4 grid gap-3 sm:grid-cols-3">
          <Volume unit="GALLONS" name="Galones" value={chain.gallons} typed={chain.volumeUnit} />
          <Volume
            unit="BARRELS"
            name="Barriles (BBL)"
            value={chain.barrels}
            typed={chain.volumeUnit}
          />
          <Volume
            unit="CUBIC_METERS"
            name="m³"
            value={chain.cubicMeters}
            typed={chain.volumeUnit}
          />
        </dl>
      </PaperPart>
      <div className="grid border-line-strong border-t md:grid-cols-3">
        <SignatureBox
          title="Origen"
          name={chain.contactName}
          lines={[partner.name, project.location, chain.contactPhone]}
        />
        <SignatureBox
          title="Transportista"
          name={chain.driverName}
          lines={[
            chain.driverLicense && `Licencia ${chain.driverLicense}`,
            vehicle && `Placa ${vehicle.plate}`,
          ]}
        />
        <SignatureBox
          title="Destino"
          name={chain.technicalName}
          lines={["Técnico responsable", sheet.finalDispositionReference]}
        />
      </div>
      <PaperPart title="Observaciones">
        <p className="whitespace-pre-line text-ink">{chain.observations ?? "Sin observaciones."}</p>
      </PaperPart>
    </article>
  );
}

const Items = ({ items }: Pick<WholeChain, "items">) =>
  items.length === 0 ? (
    <EmptyState title="Sin equipos ni servicios" className="py-6" />
  ) : (
    <PlainTable
      label="Equipos y servicios atendidos"
      rows={items}
      rowKey={({ id }) => id}
      columns={[
        { header: "N.º", cell: ({ sequence }) => sequence },
        {
          header: "Código",
          cell: ({ equipmentId, code }) => (
            <TextLink href={links.equipment(equipmentId)}>{code}</TextLink>
          ),
        },
        { header: "Nombre", cell: ({ name }) => name },
        { header: "Tipo", cell: ({ type }) => typeLabels[type] },
      ]}
    />
  );

function Mark({ isOn, children }: { isOn: boolean; children: ReactNode }) {
  const Icon = isOn ? SquareCheckBig : Square;
  return (
    <li
      className={
        isOn
          ? "flex items-center gap-2 font-semibold text-ink"
          : "flex items-center gap-2 text-muted"
      }
    >
      <Icon className="size-5 shrink-0" aria-hidden="true" />
      {children}
      {isOn ? <span className="sr-only">(transportado)</span> : null}
    </li>
  );
}

interface VolumeProps {
  unit: VolumeUnit;
  name: string;
  value: Decimal | null;
  typed: VolumeUnit | null;
}

const Volume = ({ unit, name, value, typed }: VolumeProps) => (
  <Box isStrong={unit === typed}>
    <dt className="text-muted text-xs">
      {name}
      {unit === typed ? " · medido" : ""}
    </dt>
    <dd className="mt-0.5 font-semibold text-ink text-lg tabular-nums">
      {value === null ? "—" : showVolume(value)}
    </dd>
  </Box>
);
