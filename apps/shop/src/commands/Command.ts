import type { Database } from "@camber/services/database"
import type { Settings } from "../settings/index.ts"

/** Returns the text that the console shows. */
export type Act = (database: Database, settings: Settings) => Promise<string>

/** A command over the database of a shop, which may be running. */
export interface Command {
  readonly usage: string
  /** null: the words are not understood. */
  readonly parse: (words: ReadonlyArray<string>) => Act | null
}
