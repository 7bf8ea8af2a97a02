import type { ReactNode } from "react";
import { Logo, LogoMark } from "@/components/layout/logo";
import { ThemeSelect } from "@/components/layout/theme-select";
import { textLinkLook } from "@/components/ui/text-link-look";
import { links } from "@/lib/links/pages";

export function LoginScene({ children }: { children: ReactNode }) {
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(28rem,5fr)_7fr]">
      <div className="flex flex-col bg-surface">
        <header className="flex items-center justify-between px-6 py-5 sm:px-10">
          <Logo className="lg:invisible" />
          <ThemeSelect />
        </header>
        <main className="flex flex-1 flex-col justify-center px-6 pt-4 pb-16 sm:px-10">
          <div className="mx-auto w-full max-w-sm">{children}</div>
        </main>
        <footer className="px-6 pb-6 text-sm sm:px-10">
          {/* A full load: the code of links would weigh more than the rest of this page. */}
          <a href={links.accessibility} className={textLinkLook}>
            Accesibilidad
          </a>
        </footer>
      </div>
      <aside
        aria-label="Faena"
        className="relative isolate overflow-hidden bg-[#0a4249] text-white max-lg:hidden print:hidden"
      >
        <Contours />
        <div className="flex h-full flex-col justify-between p-12 xl:p-16">
          <div className="flex items-center gap-3">
            <LogoMark size="size-10" />
            <p className="font-semibold text-xl tracking-tight">Faena</p>
          </div>
          <div className="max-w-lg">
            <p className="text-balance font-semibold text-3xl leading-tight tracking-tight xl:text-4xl">
              Cada equipo en su campamento, cada galón con su documento.
            </p>
            <p className="mt-4 text-balance text-[#bfe0e1] text-base leading-relaxed">
              Proyectos, asignaciones, planillas y cadenas de custodia de sus operaciones de campo,
              en un solo lugar.
            </p>
          </div>
        </div>
      </aside>
    </div>
  );
}

const rings = [40, 78, 118, 162, 210, 262, 318, 378, 442, 510, 582];

const hill = "M-96-18C-84-74-30-98 22-92S98-52 100-4 70 84 14 94-104 46-96-18Z";

const Contours = () => (
  <svg
    aria-hidden="true"
    viewBox="0 0 800 900"
    preserveAspectRatio="xMidYMid slice"
    className="absolute inset-0 -z-10 size-full"
  >
    <defs>
      <radialGradient id="dawn" cx="78%" cy="12%" r="95%">
        <stop offset="0%" stopColor="#17808a" />
        <stop offset="55%" stopColor="#0c525a" />
        <stop offset="100%" stopColor="#083a41" />
      </radialGradient>
    </defs>
    <rect width="800" height="900" fill="url(#dawn)" />
    <g fill="none" stroke="#9fd8d9" strokeWidth="1.1" strokeOpacity="0.26">
      <Hill at="translate(610 300) rotate(-18)" />
      <Hill at="translate(90 760) rotate(34)" />
    </g>
    <path
      d="M610 262c17 21 26 36 26 48a26 26 0 0 1-52 0c0-12 9-27 26-48z"
      fill="#7fd4d6"
      fillOpacity="0.9"
    />
  </svg>
);

const Hill = ({ at }: { at: string }) => (
  <g transform={at}>
    {rings.map((radius) => (
      <path
        key={radius}
        d={hill}
        transform={`scale(${radius / 100}) rotate(${radius / 14})`}
        vectorEffect="non-scaling-stroke"
      />
    ))}
  </g>
);
