import { Schema } from "effect"
import { MAX_NOTE_LENGTH, MAX_PARAMETER_LENGTH, MAX_TEXT_LENGTH } from "./collector.ts"

/** An event of a name, with its fields beside it. */
export const event = <const Name extends string, Fields extends Schema.Struct.Fields>(name: Name, fields: Fields) =>
  Schema.Struct({ name: Schema.Literal(name), ...fields })

/** Texts that fit into the collector. */
export const text = Schema.String.check(Schema.isMaxLength(MAX_TEXT_LENGTH))
export const nullableText = Schema.NullOr(text)
/** What a shopper wrote. */
export const note = Schema.String.check(Schema.isMaxLength(MAX_NOTE_LENGTH))
/** What an address carried, where it did. */
export const parameter = Schema.optionalKey(Schema.String.check(Schema.isMaxLength(MAX_PARAMETER_LENGTH)))
/** A whole number that four bytes hold, as every reader of events can count with it. */
export const count = Schema.Int.check(Schema.isInt32())
export const nullableNumber = Schema.NullOr(Schema.Finite)
