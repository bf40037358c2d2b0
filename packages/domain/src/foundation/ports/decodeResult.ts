import { Effect, Option, Schema } from "effect"
import { dropUnknownLiterals } from "./dropUnknownLiterals.ts"

/**
 * Decodes a service's result.
 *
 * If the data contains a literal that this version does not know, only the list element or optional field around it is dropped, and the
 * literal is logged.
 */
export const decodeResult = <Result>(schema: Schema.Codec<Result, unknown>, data: unknown): Effect.Effect<Result, Schema.SchemaError> =>
  Schema.decodeUnknownEffect(schema)(data).pipe(
    Effect.catch((error) => {
      const known = dropUnknownLiterals(schema.ast, data)
      if (known === data) return Effect.fail(error)
      return Effect.tap(Schema.decodeUnknownEffect(schema)(known), Effect.logWarning("Dropped unknown literals of a response", error))
    })
  )

/** Decodes a service's result like `decodeResult`, without a log. */
export const decodeResultOption = <Result>(schema: Schema.Codec<Result, unknown>, data: unknown): Option.Option<Result> => {
  const decode = Schema.decodeUnknownOption(schema)
  return Option.orElse(decode(data), () => decode(dropUnknownLiterals(schema.ast, data)))
}
