/** For pictures that only some scanners write (JPEG 2000, colour profiles), bundled with the app. */
const decoders: Record<string, URL> = {
  "openjpeg.wasm": new URL("pdfjs-dist/wasm/openjpeg.wasm", import.meta.url),
  "qcms_bg.wasm": new URL("pdfjs-dist/wasm/qcms_bg.wasm", import.meta.url),
};

/** Gives the PDF reader a bundled decoder; another is refused, and its picture stays blank. */
class PackedDecoders {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const address = decoders[filename];
    if (!address) throw new RangeError(`${filename} is not packed`);
    return new Uint8Array(await (await fetch(address)).arrayBuffer());
  }
}

export const pdfOptions = { WasmFactory: PackedDecoders, useWorkerFetch: false };
