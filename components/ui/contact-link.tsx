export const ContactLink = ({ href, children }: { href: string; children: string }) => (
  <a
    href={href}
    className="touch-target relative text-accent-ink underline-offset-4 hover:underline touch:inline-block touch:py-1.5"
  >
    {children}
  </a>
);
