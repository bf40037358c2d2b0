/** The numbers of a packed column: four bytes each, the highest first, as the database sends them. */
export const unpackedInts = (packed: Uint8Array): Int32Array => {
  const numbers = new Int32Array(packed.length / 4)
  const view = new DataView(packed.buffer, packed.byteOffset, packed.byteLength)
  for (let at = 0; at < numbers.length; at++) numbers[at] = view.getInt32(at * 4)
  return numbers
}
