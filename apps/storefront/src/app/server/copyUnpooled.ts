/**
 * The same bytes in memory of their own. Node cuts small buffers, and what zlib answers, out of larger pieces that they share with what is
 * gone in a moment; whatever is kept for long would keep the whole piece, 64 kB, with it.
 */
export const copyUnpooled = (bytes: Buffer): Buffer<ArrayBuffer> => {
  const own = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(own)
  return own
}
