/**
 * Normalizes a path: decodes and re-encodes each segment once, so that every spelling of an address is the same (`/%73taff` is `/staff`,
 * an encoded slash remains encoded). Returns null if the path cannot be decoded.
 */
export const normalizePath = (pathname: string): string | null => {
  try {
    return pathname
      .split("/")
      .map((segment) => encodeURI(decodeURIComponent(segment)).replace(/[/?#]/g, encodeURIComponent))
      .join("/")
  } catch {
    return null
  }
}
