import { Effect, Schema } from "effect"

const count = Schema.Int.check(Schema.isGreaterThanOrEqualTo(0))
const countOrNone = count.pipe(Schema.withDecodingDefaultKey(Effect.succeed(0)))

/** An import of the shop's own parts. */
export const StaffImport = Schema.Struct({
  importId: Schema.Int,
  /** Whether the import contained products, or only prices or stock counts. */
  kind: Schema.Literals(["catalog", "prices", "stock"]).pipe(Schema.withDecodingDefaultKey(Effect.succeed("catalog" as const))),
  /** ISO 8601, UTC. */
  startedAt: Schema.String,
  /** State in words: 'loaded'. */
  state: Schema.String,
  /** Name of the file or folder. */
  source: Schema.String,
  /** Difference from the previous import; null if the files were not read. */
  counts: Schema.NullOr(
    Schema.Struct({
      products: count,
      added: count,
      changed: count,
      same: count,
      gone: count,
      /** Products with only a new price or count, or large price changes of a feed. */
      prices: count,
      preservedEdits: count,
      rows: countOrNone,
      /** Rows that are left out because of errors. */
      wrong: countOrNone,
      variants: countOrNone,
      /** Products with the status hidden, and their variants. */
      hidden: countOrNone,
      hiddenVariants: countOrNone,
      withFitment: countOrNone
    })
  ),
  /** Kind of the files: 'a Shopify export'; null if they were not recognized. */
  from: Schema.NullOr(Schema.String).pipe(Schema.withDecodingDefaultKey(Effect.succeed(null))),
  /** Reason why nothing was loaded; null if the import was loaded. */
  message: Schema.NullOr(Schema.String),
  /** Whether an undo would undo this import. */
  canUndo: Schema.Boolean.pipe(Schema.withDecodingDefaultKey(Effect.succeed(false))),
  /** Whether the import is being written or undone, or an upload is being checked or loaded. */
  isRunning: Schema.Boolean.pipe(Schema.withDecodingDefaultKey(Effect.succeed(false))),
  /** Number of stored rows that matched no part. */
  unmatched: countOrNone
})
export interface StaffImport extends Schema.Struct.Type<typeof StaffImport.fields> {}

/** The import that staff want to undo. Nothing happens unless it is the last import. */
export const ImportUndo = Schema.Struct({ importId: Schema.Int })

/** Whether an undo has begun. The undo runs in the background. Another process completes it if this process stops. */
export const ImportUndoResult = Schema.Struct({
  /** Reason why nothing is undone; null if the undo has begun. */
  problem: Schema.NullOr(Schema.String),
  now: Schema.Array(StaffImport)
})
export interface ImportUndoResult extends Schema.Struct.Type<typeof ImportUndoResult.fields> {}

/** Something that the owner should know about an imported file. */
export const ImportNote = Schema.Struct({
  severity: Schema.Literals(["fatal", "error", "warning", "info"]),
  file: Schema.String,
  line: Schema.NullOr(Schema.Int),
  sentence: Schema.String
})
export interface ImportNote extends Schema.Struct.Type<typeof ImportNote.fields> {}

/** Path of the CSV file with the rows of an import that matched no part. */
export const UNMATCHED_PATH = "/api/staff/imports/unmatched.csv"
