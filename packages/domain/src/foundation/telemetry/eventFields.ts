import { Schema } from "effect"
import { MAX_NOTE_LENGTH, MAX_PARAMETER_LENGTH, MAX_TEXT_LENGTH } from "./collector.ts"

/** Creates the schema of an event with this name and fields. */
export const event = <const Name extends string, Fields extends Schema.Struct.Fields>(name: Name, fields: Fields) =>
  Schema.Struct({ name: Schema.Literal(name), ...fields })

/** A text within the collector's limit. */
export const text = Schema.String.check(Schema.isMaxLength(MAX_TEXT_LENGTH))
export const nullableText = Schema.NullOr(text)
/** A text written by a shopper. */
export const note = Schema.String.check(Schema.isMaxLength(MAX_NOTE_LENGTH))
/** An optional URL parameter. */
export const parameter = Schema.optionalKey(Schema.String.check(Schema.isMaxLength(MAX_PARAMETER_LENGTH)))
/** A 32-bit integer, which every consumer of events can handle. */
export const count = Schema.Int.check(Schema.isInt32())
export const nullableNumber = Schema.NullOr(Schema.Finite)
