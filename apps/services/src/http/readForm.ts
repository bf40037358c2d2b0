import { Result, type Schema } from "effect"
import { decodeArguments } from "./decodeArguments.ts"
import { UnsupportedMediaType } from "./errors.ts"
import { readBody } from "./readBody.ts"

/** A form as a browser without scripts sends it; `decoded` is null where a field is not as it must be, which the form's page then says. */
export interface SentForm<A> {
  readonly fields: Readonly<Record<string, string>>
  readonly decoded: A | null
}

const mediaType = "application/x-www-form-urlencoded"

/** Whether the body says of itself that it is a form. */
export const isForm = (request: Request): boolean =>
  /^application\/x-www-form-urlencoded\b/i.test(request.headers.get("content-type") ?? "")

/** A reader of forms of at most `maximum` bytes, decoded by a schema. Throws `UnsupportedMediaType` or `PayloadTooLarge`. */
export const readForm = <A>(schema: Schema.Codec<A, unknown>, maximum: number): ((request: Request) => Promise<SentForm<A>>) => {
  const decode = decodeArguments(schema)
  return async (request) => {
    if (!isForm(request)) throw new UnsupportedMediaType({ expected: mediaType })
    const fields = Object.fromEntries(new URLSearchParams(await readBody(request, maximum)))
    return { fields, decoded: Result.getOrNull(decode(fields)) }
  }
}
