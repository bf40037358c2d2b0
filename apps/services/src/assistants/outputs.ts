import { Schema, SchemaGetter } from "effect"

/** Limits of answers, in characters. All names, titles and URLs of a catalog are much shorter. */
export const MAX_LABEL_LENGTH = 300
export const MAX_TEXT_LENGTH = 5000
/** A permalink contains up to 50 part numbers. */
export const MAX_URL_LENGTH = 8000

/** A text of an answer. A text over the maximum is cut when it is encoded, because the size of an answer must be limited. */
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

/** A list of an answer. Entries beyond the maximum are left out when the list is encoded. */
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
