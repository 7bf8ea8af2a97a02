import NextLink from "next/link";
import type { ComponentProps } from "react";

interface LinkProps extends Omit<ComponentProps<typeof NextLink>, "prefetch"> {
  /** False where there are so many of them that a mouse rests on one by chance. */
  prefetch?: false;
}

/** Next.js fetches each link that is in sight; here only what somebody means to open is (`./fetch-on-intent.tsx`). */
export const Link = ({ prefetch, ...props }: LinkProps) => (
  <NextLink
    {...props}
    prefetch={false}
    {...(prefetch === undefined ? { "data-on-intent": "" } : {})}
  />
);
