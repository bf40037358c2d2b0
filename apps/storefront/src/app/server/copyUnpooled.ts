/**
 * Copies bytes into memory of their own. Node allocates small buffers and zlib output from 64 kB pools that they share with short-lived
 * data, so a cached slice would retain its whole pool.
 */
export const copyUnpooled = (bytes: Buffer): Buffer<ArrayBuffer> => {
  const own = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(own)
  return own
}
