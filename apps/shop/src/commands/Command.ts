import type { Database } from "@camber/services/database"
import type { Settings } from "../settings/Settings.ts"

/** Returns the text to print. */
export type Act = (database: Database, settings: Settings) => Promise<string>

/** A command on a shop's database; the shop may be running. */
export interface Command {
  readonly usage: string
  /** Returns null if the arguments are invalid. */
  readonly parse: (words: ReadonlyArray<string>) => Act | null
}
