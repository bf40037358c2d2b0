/**
 * Whether a flag that is rolled out to a share of the visitors is on for this one. Sticky: it depends on flag and visitor alone, so that
 * one visitor sees the same shop on every page and server; a larger share keeps everybody who was in a smaller one; two flags share their
 * visitors out independently. `percent` is 0 to 100.
 */
export const isInRollout = (flag: string, visitorId: string, percent: number): boolean => bucketOf(`${flag}:${visitorId}`) < percent * 100

/** One of 10,000 buckets, by FNV-1a over UTF-16 units and the finalizer of MurmurHash3, without which similar ids would stay neighbours. */
const bucketOf = (text: string): number => {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) % 10_000
}
