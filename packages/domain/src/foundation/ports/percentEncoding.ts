/** Encodes a text for a URL. A lone surrogate, which cannot be encoded, becomes the replacement character. */
export const encodePercent = (text: string): string => encodeURIComponent(text.toWellFormed())

/** Decodes a URL-encoded text. Returns an invalid encoding unchanged. */
export const decodePercent = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
