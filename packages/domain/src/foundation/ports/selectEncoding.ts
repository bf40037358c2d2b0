/** How a text is sent: compressed by brotli or gzip, or as it is. */
export type ContentEncoding = "br" | "gzip" | "identity"

const smallestFirst: ReadonlyArray<ContentEncoding> = ["br", "gzip"]

/**
 * The first of `offered` that an `Accept-Encoding` header takes, whatever it likes best: a quality of 0 refuses one, `*` is all that it does
 * not name (RFC 9110, 12.5.3).
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
