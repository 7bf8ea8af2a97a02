import type { ReactNode } from "react";

interface DoorHeadingProps {
  title: string;
  children?: ReactNode;
}

/** Of the screens before one is signed in. */
export const DoorHeading = ({ title, children }: DoorHeadingProps) => (
  <>
    <h1 className="font-semibold text-2xl text-ink tracking-tight">{title}</h1>
    {children ? <p className="mt-1.5 text-muted">{children}</p> : null}
  </>
);
