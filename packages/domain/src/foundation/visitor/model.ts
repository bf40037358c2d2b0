import { Schema } from "effect"
import { Cents } from "../money/model.ts"

const UUID_V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

/** Identifies a visitor, signed in or not: a lower-case UUID v4 created by the services (GAP-C22). */
export const WebUserGuid = Schema.String.check(Schema.isPattern(UUID_V4)).pipe(Schema.brand("WebUserGuid"))
export type WebUserGuid = typeof WebUserGuid.Type

/** Visitor data that every page shows: the response of `GET /api/visitor/state`. */
export const VisitorState = Schema.Struct({
  webUserGuid: WebUserGuid,
  /** Number of pieces in the cart; a kit counts as one. */
  itemCount: Schema.Int,
  /** In integer cents. */
  cartTotal: Cents,
  /** Number of lists with a product. */
  listCount: Schema.Int
})
export interface VisitorState extends Schema.Struct.Type<typeof VisitorState.fields> {}
