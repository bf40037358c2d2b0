import { Result, type Schema } from "effect"
import { decodeArguments } from "./decodeArguments.ts"
import { UnsupportedMediaType } from "./errors.ts"
import { readBody } from "./readBody.ts"

/** A form sent without scripts. `decoded` is null if a field is invalid, which the form's page then shows. */
export interface SentForm<A> {
  readonly fields: Readonly<Record<string, string>>
  readonly decoded: A | null
}

const mediaType = "application/x-www-form-urlencoded"

/** Whether the content type is that of a form. */
export const isForm = (request: Request): boolean =>
  /^application\/x-www-form-urlencoded\b/i.test(request.headers.get("content-type") ?? "")

/** Creates a reader of forms of at most `maximum` bytes. Throws `UnsupportedMediaType` or `PayloadTooLarge`. */
export const readForm = <A>(schema: Schema.Codec<A, unknown>, maximum: number): ((request: Request) => Promise<SentForm<A>>) => {
  const decode = decodeArguments(schema)
  return async (request) => {
    if (!isForm(request)) throw new UnsupportedMediaType({ expected: mediaType })
    const fields = Object.fromEntries(new URLSearchParams(await readBody(request, maximum)))
    return { fields, decoded: Result.getOrNull(decode(fields)) }
  }
}
