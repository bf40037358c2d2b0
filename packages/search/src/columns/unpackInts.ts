/** Unpacks numbers of four bytes, the highest byte first, as PostgreSQL sends them. */
export const unpackInts = (packed: Uint8Array): Int32Array => {
  const numbers = new Int32Array(packed.length / 4)
  const view = new DataView(packed.buffer, packed.byteOffset, packed.byteLength)
  for (let at = 0; at < numbers.length; at++) numbers[at] = view.getInt32(at * 4)
  return numbers
}
