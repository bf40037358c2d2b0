import { Schema } from "effect"
import type { Call } from "../../foundation/ports/Call.ts"
import { WebUserGuid } from "../../foundation/visitor/model.ts"
import { ProjectId } from "../../vehicles/garage/model.ts"
import { OwnedPartChanges, OwnedPartId, OwnedPartInput, OwnedSheet } from "./model.ts"

const car = { webUserGuid: WebUserGuid, projectId: ProjectId }

/** The sheet after a change. If `message` is set, nothing was changed. */
export const OwnedReply = Schema.Struct({ sheet: Schema.NullOr(OwnedSheet), message: Schema.NullOr(Schema.String) })

/** Fetches the parts of a car in the visitor's garage; null if the garage has no such car. */
export const ownedSheet = {
  service: "customerproject",
  operation: "ownedSheet",
  id: "1b63472eaf759b8a9ba528876a0302a8e23d46f5f2cf79d2fa2fa952d498d98d",
  variables: Schema.Struct(car),
  result: Schema.Struct({ ownedSheet: Schema.NullOr(OwnedSheet) })
} satisfies Call<object, object>

/** Enters a part, or restores a removed part. The part's id makes the call safe to repeat. */
export const saveOwnedPart = {
  service: "customerproject",
  operation: "saveOwnedPart",
  id: "eb70b6ee3041aa050e2b3f59fe6ddc4c71e20337b28ebe12d22d859ba191ff48",
  variables: Schema.Struct({ ...car, part: OwnedPartInput }),
  result: Schema.Struct({ saveOwnedPart: OwnedReply })
} satisfies Call<object, object>

/** Changes details of a part that the car has. */
export const changeOwnedPart = {
  service: "customerproject",
  operation: "changeOwnedPart",
  id: "22b3c54754ceb1753d26abc3f5415133c5cce0b258a04b72b5510a40bb573f4f",
  variables: Schema.Struct({ ...car, id: OwnedPartId, changes: OwnedPartChanges }),
  result: Schema.Struct({ changeOwnedPart: OwnedReply })
} satisfies Call<object, object>

/** Removes a part from the car, or, if `isRemoved` is false, restores it unchanged. A part that does not exist counts as removed. */
export const removeOwnedPart = {
  service: "customerproject",
  operation: "removeOwnedPart",
  id: "a828d4d2459ec58dbc015a53de586d16acae06929f18aa4b6e349b1929ad301d",
  variables: Schema.Struct({ ...car, id: OwnedPartId, isRemoved: Schema.Boolean }),
  result: Schema.Struct({ removeOwnedPart: OwnedReply })
} satisfies Call<object, object>

/** A model or part type that can be entered: 'Transmission: Muncie M21'. */
export const OwnedChoice = Schema.Struct({
  label: Schema.String,
  /** Null for a part type in the owner's words. */
  model: Schema.NullOr(Schema.String),
  typeSlug: Schema.String
})
export interface OwnedChoice extends Schema.Struct.Type<typeof OwnedChoice.fields> {}

/** Lists the models and part types that can be entered, models first. */
export const ownedChoices = {
  service: "customerproject",
  operation: "ownedChoices",
  id: "6342cf01e8f42fb384de86f2e542814274935819cb177818fe25f19dcb110e8d",
  variables: Schema.Struct({}),
  result: Schema.Struct({ ownedChoices: Schema.Array(OwnedChoice) })
} satisfies Call<object, object>
