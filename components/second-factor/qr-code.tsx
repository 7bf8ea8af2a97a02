import type { QrDrawing } from "@/lib/print/qr";

/** Dark on white in either theme. */
export const QrCode = ({ qr, label }: { qr: QrDrawing; label: string }) => (
  <svg
    role="img"
    aria-label={label}
    viewBox={`-3 -3 ${qr.size + 6} ${qr.size + 6}`}
    shapeRendering="crispEdges"
    className="size-48 shrink-0 rounded-control bg-white"
  >
    <path d={qr.path} fill="#000" />
  </svg>
);
