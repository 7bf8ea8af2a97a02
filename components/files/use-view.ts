"use client";

import { useState } from "react";

const steps = [0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4];
const quarter = 90;
const whole = 360;

/** 1 is as wide as the window. */
export function useView(turned = 0) {
  const [zoom, setZoom] = useState(1);
  const [rotation, setRotation] = useState(turned);
  const larger = steps.find((step) => step > zoom);
  const smaller = steps.findLast((step) => step < zoom);
  return {
    zoom,
    rotation,
    enlarge: larger ? () => setZoom(larger) : null,
    reduce: smaller ? () => setZoom(smaller) : null,
    rotate: () => setRotation((now) => (now + quarter) % whole),
  };
}

export type View = ReturnType<typeof useView>;
