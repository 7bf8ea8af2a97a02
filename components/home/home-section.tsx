import { type ReactNode, useId } from "react";

export function HomeSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <h2 id={id} className="font-semibold text-base text-ink tracking-tight">
        {title}
      </h2>
      {children}
    </section>
  );
}
