"use client";

import { useEffect, useState } from "react";

/** Where the browser finds a picture that it holds; null until it does. */
export function useAddress(picture: Blob): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(picture);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [picture]);
  return address;
}
