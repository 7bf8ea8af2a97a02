export type Company = {
  name: string;
  taxId: string;
  header: string;
  footer: string;
  /** PNG or JPEG, sized in pixels. */
  logo: { bytes: Uint8Array; width: number; height: number } | null;
};
