const look =
  "touch-target relative inline-flex shrink-0 select-none items-center justify-center gap-2 whitespace-nowrap rounded-control font-medium text-sm transition-colors disabled:pointer-events-none disabled:opacity-50 aria-disabled:opacity-60 [&_svg:not([class*='size-'])]:size-4 [&_svg]:shrink-0";

const variants = {
  primary: "bg-accent text-on-accent shadow-card hover:bg-accent-hover",
  secondary: "border border-line bg-surface text-ink shadow-card hover:bg-hover",
  ghost: "text-ink hover:bg-sunken",
  danger: "bg-danger text-on-danger shadow-card hover:bg-danger-hover",
  "danger-ghost": "text-danger hover:bg-danger-soft hover:text-danger-ink",
  link: "h-auto min-h-0 px-0 text-accent-ink underline-offset-4 hover:underline",
};

const sizes = {
  sm: "min-h-control-sm px-3 text-[0.8125rem]",
  md: "min-h-control px-3.5",
  lg: "min-h-12 px-5 text-base",
};

export interface ButtonVariant {
  variant?: keyof typeof variants | undefined;
  size?: keyof typeof sizes | undefined;
}

/** Also for what has to stand where the button itself would weigh too much. A link has the room of its words. */
export const buttonLook = ({ variant = "secondary", size = "md" }: ButtonVariant = {}) =>
  `${look} ${variants[variant]} ${sizes[size]}${variant === "link" ? " min-h-0 px-0" : ""}`;
