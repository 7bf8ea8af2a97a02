/** Also for what has to stand where the link itself would weigh too much. */
export const textLinkLook =
  "touch-target relative rounded font-medium text-accent-ink underline-offset-4 hover:underline touch:inline-block touch:py-1.5";
