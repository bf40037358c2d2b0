import { Schema } from "effect"
import { Cents } from "../money/model.ts"

const UUID_V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

/** Who a visitor is, signed in or not: a lower-case UUID v4 that the services make (GAP-C22). */
export const WebUserGuid = Schema.String.check(Schema.isPattern(UUID_V4)).pipe(Schema.brand("WebUserGuid"))
export type WebUserGuid = typeof WebUserGuid.Type

/** What a page shows of its visitor beside what follows from its address: one answer of `GET /api/visitor/state`. */
export const VisitorState = Schema.Struct({
  webUserGuid: WebUserGuid,
  /** Pieces in the cart, kits counted as one. */
  itemCount: Schema.Int,
  /** Integer cents. */
  cartTotal: Cents,
  /** Lists that hold a product. */
  listCount: Schema.Int
})
export interface VisitorState extends Schema.Struct.Type<typeof VisitorState.fields> {}
