import type { ReactNode } from "react";
import { cn } from "./cn";

interface DatumProps {
  label: string;
  className?: string;
  children: ReactNode;
}

export const Datum = ({ label, className, children }: DatumProps) => (
  <div className={cn("min-w-0 border-line border-r border-b px-5 py-2.5", className)}>
    <dt className="text-muted text-xs">{label}</dt>
    <dd className="mt-0.5 min-h-5 break-words text-ink tabular-nums touch:[&>a]:-my-1.5">
      {children || "—"}
    </dd>
  </div>
);

interface PaperPartProps {
  title: string;
  padded?: boolean;
  children: ReactNode;
}

export const PaperPart = ({ title, padded = true, children }: PaperPartProps) => (
  <section className="border-line-strong border-t first:border-t-0 print:break-inside-avoid">
    <h2 className="bg-sunken px-5 py-2 font-semibold text-ink text-xs uppercase tracking-wide print:border-line print:border-b">
      {title}
    </h2>
    <div className={cn(padded && "px-5 py-4")}>{children}</div>
  </section>
);

export const Box = ({ isStrong, children }: { isStrong: boolean; children: ReactNode }) => (
  <div
    className={cn("rounded-control border px-4 py-2.5", isStrong ? "border-accent" : "border-line")}
  >
    {children}
  </div>
);

interface SignatureBoxProps {
  title: string;
  name: string | null;
  lines: readonly (string | null)[];
}

export const SignatureBox = ({ title, name, lines }: SignatureBoxProps) => (
  <section className="flex min-w-0 flex-col border-line border-b p-5 last:border-r-0 md:border-r md:border-b-0 print:border-r print:border-b-0 print:break-inside-avoid">
    <h2 className="font-semibold text-ink text-xs uppercase tracking-wide">{title}</h2>
    <ul className="mt-2 flex-1 text-muted text-sm">
      {lines.filter(Boolean).map((line) => (
        <li key={line} className="break-words">
          {line}
        </li>
      ))}
    </ul>
    <div className="mt-10 border-line-strong border-t pt-2">
      <p className="font-medium text-ink">{name || "—"}</p>
      <p className="text-muted text-xs">Nombre y firma</p>
    </div>
  </section>
);
