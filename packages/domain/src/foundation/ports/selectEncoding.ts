/** Content encoding of a response: brotli, gzip or none. */
export type ContentEncoding = "br" | "gzip" | "identity"

const smallestFirst: ReadonlyArray<ContentEncoding> = ["br", "gzip"]

/**
 * Returns the first of `offered` that an `Accept-Encoding` header accepts, ignoring preferences. A quality of 0 rejects an encoding, and
 * `*` matches all unnamed ones (RFC 9110, 12.5.3).
 */
export const selectEncoding = (header: string | null, offered = smallestFirst): ContentEncoding => {
  const takes = new Map(
    (header ?? "")
      .toLowerCase()
      .split(",")
      .map((offer) => {
        const [name = "", ...parameters] = offer.split(";").map((part) => part.trim())
        return [name, !parameters.some((parameter) => /^q\s*=\s*0(?:\.0*)?$/.test(parameter))] as const
      })
  )
  return offered.find((name) => takes.get(name) ?? takes.get("*") ?? false) ?? "identity"
}
