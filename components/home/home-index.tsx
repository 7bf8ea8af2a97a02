import { cn } from "@/components/ui/cn";
import { Link } from "@/components/ui/link";
import { tabLook, tabStripLook } from "@/components/ui/tab-look";
import { type HomeView, homeViews } from "@/lib/home/views";
import { links } from "@/lib/links/pages";

const labels: Record<HomeView, string> = {
  hoy: "Qué atender hoy",
  mes: "El mes",
  equipos: "Equipos y proyectos",
};

const addressOf = (view: HomeView) =>
  view === homeViews[0] ? links.home : `${links.home}?view=${view}`;

/** Stays in sight below the header. */
export const HomeIndex = ({ current }: { current: HomeView }) => (
  <div className="-mx-4 sm:-mx-6 lg:-mx-8 sticky top-14 z-10 bg-canvas px-4 sm:px-6 lg:px-8 print:hidden">
    <nav aria-label="Partes del inicio" className={cn(tabStripLook, "mx-0 px-0")}>
      {homeViews.map((view) => (
        <Link
          key={view}
          href={addressOf(view)}
          aria-current={view === current ? "page" : undefined}
          className={tabLook}
        >
          {labels[view]}
        </Link>
      ))}
    </nav>
  </div>
);
