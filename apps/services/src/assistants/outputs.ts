import { Schema, SchemaGetter } from "effect"

/** Limits of answers, in characters. No name, title or URL of a catalog comes near them. */
export const MAX_LABEL_LENGTH = 300
export const MAX_TEXT_LENGTH = 5000
/** A permalink carries up to 50 numbers. */
export const MAX_URL_LENGTH = 8000

/** A text of an answer. A longer one is cut when it is encoded, because an answer must have a largest size. */
export const outputText = (maximum: number, description?: string) =>
  Schema.String.check(Schema.isMaxLength(maximum))
    .annotate(description === undefined ? {} : { description })
    .pipe(
      Schema.decodeTo(Schema.String, {
        decode: SchemaGetter.passthrough(),
        encode: SchemaGetter.transform((text: string) => (text.length <= maximum ? text : `${text.slice(0, maximum - 1).toWellFormed()}…`))
      })
    )

/** A name, number or other short text. */
export const Label = outputText(MAX_LABEL_LENGTH)
/** A sentence or paragraph. */
export const Paragraph = outputText(MAX_TEXT_LENGTH)
export const Url = outputText(MAX_URL_LENGTH)

/** A list of an answer. Entries beyond the maximum are left out when it is encoded. */
export const outputList = <A, I>(item: Schema.Codec<A, I>, maximum: number, description?: string) =>
  Schema.Array(item)
    .check(Schema.isMaxLength(maximum))
    .annotate(description === undefined ? {} : { description })
    .pipe(
      Schema.decodeTo(Schema.Array(Schema.toType(item)), {
        decode: SchemaGetter.passthrough(),
        encode: SchemaGetter.transform((list: ReadonlyArray<A>) => list.slice(0, maximum))
      })
    )
