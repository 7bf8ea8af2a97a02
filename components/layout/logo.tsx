/** Every page carries it with its error screens: no classes are merged. */
export function LogoMark({ size = "size-8" }: { size?: `size-${number}` }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={`shrink-0 ${size}`}>
      <rect width="32" height="32" rx="8" fill="#0d5f68" />
      <path d="M9 24V8h14v4H13.5v3.500H21v4h-7.500V24z" fill="#fff" />
      <path
        d="M24 17.500c1.600 2 2.400 3.400 2.400 4.500a2.400 2.400 0 0 1-4.800 0c0-1.100.8-2.500 2.400-4.500z"
        fill="#7fd4d6"
      />
    </svg>
  );
}

export function Logo({ className = "" }: { className?: string }) {
  return (
    <span className={`inline-flex items-center gap-2.5 ${className}`}>
      <LogoMark />
      <span className="font-semibold text-base text-ink tracking-tight">Faena</span>
    </span>
  );
}
