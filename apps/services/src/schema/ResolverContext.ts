import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"
import type { Reference } from "../reference/Reference.ts"
import type { ImageUrls } from "./pictures.ts"

/** Dependencies of every resolver. */
export interface ResolverContext {
  readonly database: Kysely<Tables>
  /** Returns the reference tables of the current catalog. */
  readonly reference: () => Promise<Reference>
  readonly imageUrls: ImageUrls
}
