import { Schema } from "effect"

const count = Schema.Int.check(Schema.isGreaterThanOrEqualTo(0))

/** An import of the shop's own parts. */
export const StaffImport = Schema.Struct({
  importId: Schema.Int,
  /** ISO 8601, UTC. */
  startedAt: Schema.String,
  /** State in words: 'loaded'. */
  state: Schema.String,
  /** Name of the file or folder. */
  source: Schema.String,
  /** Difference to the import before; null if the files were not read. */
  counts: Schema.NullOr(
    Schema.Struct({ products: count, added: count, changed: count, same: count, gone: count, prices: count, preservedEdits: count })
  ),
  /** Why nothing was loaded; null if it was. */
  message: Schema.NullOr(Schema.String)
})
export interface StaffImport extends Schema.Struct.Type<typeof StaffImport.fields> {}

/** Something that the owner should know about an imported file. */
export const ImportNote = Schema.Struct({
  severity: Schema.Literals(["fatal", "error", "warning", "info"]),
  file: Schema.String,
  line: Schema.NullOr(Schema.Int),
  sentence: Schema.String
})
export interface ImportNote extends Schema.Struct.Type<typeof ImportNote.fields> {}
