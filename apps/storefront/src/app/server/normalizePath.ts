/**
 * A path as the shop writes it: each segment decoded once and encoded anew, so that every spelling of an address is one
 * (`/%73taff` is `/staff`, an encoded slash stays one). Null for what cannot be decoded.
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
