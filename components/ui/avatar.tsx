"use client";

import { cn } from "./cn";

interface AvatarProps {
  name: string;
  src?: string | null | undefined;
  size?: "sm" | "md" | "lg";
}

const sizes = { sm: "size-7 text-[0.6875rem]", md: "size-9 text-xs", lg: "size-16 text-xl" };

/** Decorative: the name stands beside it. */
export function Avatar({ name, src, size = "md" }: AvatarProps) {
  return (
    <span
      aria-hidden="true"
      className={cn(
        "inline-grid shrink-0 select-none place-items-center overflow-hidden rounded-full bg-accent-soft font-semibold text-accent-ink",
        sizes[size],
      )}
    >
      <span className="col-start-1 row-start-1">{initials(name)}</span>
      {src ? (
        // biome-ignore lint/performance/noImgElement: no picture is resized on request
        <img src={src} alt="" className="col-start-1 row-start-1 size-full object-cover" />
      ) : null}
    </span>
  );
}

const initials = (name: string) =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => word[0]?.toUpperCase())
    .join("");
