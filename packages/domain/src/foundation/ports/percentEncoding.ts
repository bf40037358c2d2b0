/** A text as a part of an address. Total: half a character, which no address can carry, becomes the replacement character. */
export const encodePercent = (text: string): string => encodeURIComponent(text.toWellFormed())

/** A text without its URL encoding; one that is not encoded well comes back as it is. */
export const decodePercent = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
