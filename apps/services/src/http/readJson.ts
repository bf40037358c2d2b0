import { Result, type Schema } from "effect"
import { decodeArguments } from "./decodeArguments.ts"
import { InvalidArgument, UnsupportedMediaType } from "./errors.ts"
import { readBody } from "./readBody.ts"

/**
 * Limits of values and nesting in one request. The largest valid call, which adds kits to a list, has about 17,000
 * values.
 */
const LIMITS = { values: 30_000, depth: 20 }

/** Whether a JSON value exceeds the limits. Runs before the values are decoded. */
export const exceedsJsonLimits = (sent: unknown): boolean => {
  let level: Array<unknown> = [sent]
  let values = 0
  for (let depth = 0; level.length > 0; depth++) {
    values += level.length
    if (values > LIMITS.values || depth > LIMITS.depth) return true
    const inner: Array<unknown> = []
    for (const value of level) if (typeof value === "object" && value !== null) for (const child of Object.values(value)) inner.push(child)
    level = inner
  }
  return false
}

/**
 * Creates a reader of JSON bodies of at most `maximum` bytes. Throws `UnsupportedMediaType`, `PayloadTooLarge` or
 * `InvalidArgument`.
 *
 * @param weigh - Called with the body size before parsing. May throw to reject the request.
 */
export const readJson = <A>(
  schema: Schema.Codec<A, unknown>,
  maximum: number,
  weigh?: (request: Request, bytes: number) => void
): ((request: Request) => Promise<A>) => {
  const decode = decodeArguments(schema)
  return async (request) => {
    if (!isJson(request)) throw new UnsupportedMediaType({ expected: "application/json" })
    const body = await readBody(request, maximum)
    weigh?.(request, Buffer.byteLength(body))
    const sent = parseJson(body)
    if (exceedsJsonLimits(sent)) throw new InvalidArgument({ argument: "body", expected: "Expected fewer values or less nesting" })
    return Result.getOrThrow(decode(sent))
  }
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    throw new InvalidArgument({ argument: "body", expected: "Expected valid JSON" })
  }
}

/** Whether the content type is JSON in UTF-8. */
export const isJson = (request: Request): boolean => {
  const [mediaType, charset = "charset=utf-8"] = (request.headers.get("content-type") ?? "").replaceAll(/\s/g, "").toLowerCase().split(";")
  return mediaType === "application/json" && charset === "charset=utf-8"
}
