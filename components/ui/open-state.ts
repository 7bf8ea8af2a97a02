export interface OpenState {
  /** Left out where the trigger opens it and it closes by itself. */
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/** Only what the parent owns of whether a window is open. */
export const openState = ({ open, onOpenChange }: OpenState) => ({
  ...(open === undefined ? {} : { open }),
  ...(onOpenChange ? { onOpenChange } : {}),
});
