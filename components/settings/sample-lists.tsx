import { Alert } from "@/components/ui/alert";
import { TextLink } from "@/components/ui/text-link";
import type { OwnRecord, SamplePreview } from "@/lib/sample/preview-sample";
import { showCount } from "@/lib/values/count-text";

const SampleCounts = ({ preview: { goes } }: { preview: SamplePreview }) => (
  <section
    aria-labelledby="sample-goes"
    className="grid gap-1.5 rounded-control bg-sunken px-3.5 py-3"
  >
    <h3 id="sample-goes" className="font-medium text-ink text-xs">
      Se quita
    </h3>
    <ul className="grid gap-x-6 gap-y-1 text-muted sm:grid-cols-2">
      {goes.map(({ label, count }) => (
        <li key={label} className="flex justify-between gap-4">
          {label} <span className="shrink-0 text-ink tabular-nums">{showCount(count)}</span>
        </li>
      ))}
    </ul>
  </section>
);

const named = ({ label, name }: OwnRecord) => `${label} ${name}`;

interface OwnOnSampleProps {
  preview: SamplePreview;
  onFollow: () => void;
}

const OwnOnSample = ({ preview: { own, ownCount }, onFollow }: OwnOnSampleProps) => (
  <Alert tone="warning" title="Registros propios usan datos de muestra">
    <p>Elimínelos o cámbielos, y vuelva a intentar.</p>
    <ul className="mt-1.5 list-disc pl-4">
      {own.map((record) => (
        <li key={named(record)}>
          {record.href ? (
            <TextLink href={record.href} onClick={onFollow}>
              {named(record)}
            </TextLink>
          ) : (
            named(record)
          )}
        </li>
      ))}
      {ownCount > own.length ? <li>y {showCount(ownCount - own.length)} más</li> : null}
    </ul>
  </Alert>
);

interface BeforeRemovingProps {
  /** Null until it was read. */
  preview: SamplePreview | null;
  isRefused: boolean;
  onFollow: () => void;
}

export function BeforeRemoving({ preview, isRefused, onFollow }: BeforeRemovingProps) {
  if (isRefused) return null;
  if (!preview) return <p role="status">Revisando qué vino con la muestra…</p>;
  return preview.ownCount > 0 ? (
    <OwnOnSample {...{ preview, onFollow }} />
  ) : (
    <SampleCounts preview={preview} />
  );
}
