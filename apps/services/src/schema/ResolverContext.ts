import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"
import type { Reference } from "../reference/Reference.ts"
import type { ImageUrls } from "./pictures.ts"

/** What every resolver reads from. */
export interface ResolverContext {
  readonly database: Kysely<Tables>
  /** The reference tables of the present catalogue. */
  readonly reference: () => Promise<Reference>
  readonly pictures: ImageUrls
}
