/**
 * Returns true if a flag that is rolled out to `percent` (0 to 100) of the visitors is on for this one. Depends only on flag and visitor,
 * so it is the same on every page and server. A larger share includes every visitor of a smaller one. Different flags select visitors
 * independently.
 */
export const isInRollout = (flag: string, visitorId: string, percent: number): boolean => getBucket(`${flag}:${visitorId}`) < percent * 100

/**
 * Hashes a text into one of 10,000 buckets. FNV-1a over UTF-16 units, plus the MurmurHash3 finalizer because similar ids would otherwise
 * get adjacent buckets.
 */
const getBucket = (text: string): number => {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) % 10_000
}
