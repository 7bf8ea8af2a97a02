/**
 * @typedef {AsyncIterable<Uint8Array>} Bytes
 * @typedef {(decoded: ArrayLike<number>) => void} Put
 * @typedef {(byte: number, put: Put) => boolean} Step takes a byte and puts what comes of it; true where the coding ends
 */

const enough = 65_536;

function newHeap() {
  let heap = new Uint8Array(4 * enough);
  let size = 0;
  return {
    isFull: () => size >= enough,
    /** @type {Put} */
    put: (decoded) => {
      heap.set(decoded, size);
      size += decoded.length;
    },
    take: () => {
      const taken = heap.subarray(0, size);
      heap = new Uint8Array(heap.length);
      size = 0;
      return taken;
    },
  };
}

/** @param {Uint8Array} piece @param {Step} step @param {ReturnType<typeof newHeap>} heap */
function* through(piece, step, heap) {
  for (const byte of piece) {
    const isOver = step(byte, heap.put);
    if (isOver || heap.isFull()) yield heap.take();
    if (isOver) return true;
  }
  yield heap.take();
  return false;
}

/** @param {Bytes} bytes @param {Step} step */
export async function* bytewise(bytes, step) {
  const heap = newHeap();
  for await (const piece of bytes) if (yield* through(piece, step, heap)) return;
}
