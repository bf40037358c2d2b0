import { Schema } from "effect"
import type { Call } from "../../foundation/ports/Call.ts"
import { WebUserGuid } from "../../foundation/visitor/model.ts"
import { ProjectId } from "../../vehicles/garage/model.ts"
import { OwnedPartId, OwnedPartInput, OwnedSheet } from "./model.ts"

const car = { webUserGuid: WebUserGuid, projectId: ProjectId }

/** The sheet after a change. If `message` is set, nothing was changed. */
export const OwnedReply = Schema.Struct({ sheet: Schema.NullOr(OwnedSheet), message: Schema.NullOr(Schema.String) })

/** Fetches the parts of a car in the visitor's garage; null if the garage has no such car. */
export const ownedSheet = {
  service: "customerproject",
  operation: "ownedSheet",
  id: "c1141409786d60f97fc8f2076bf0361fa4cbec5dba1b89705d34a96f9e1f8264",
  variables: Schema.Struct(car),
  result: Schema.Struct({ ownedSheet: Schema.NullOr(OwnedSheet) })
} satisfies Call<object, object>

/** Enters a part, or brings a removed one back. The part's id makes it safe to repeat. */
export const saveOwnedPart = {
  service: "customerproject",
  operation: "saveOwnedPart",
  id: "c948a9473c1845d54a11016501230ea501fa2b9ae1a118bc1e383aa0ea82ae65",
  variables: Schema.Struct({ ...car, part: OwnedPartInput }),
  result: Schema.Struct({ saveOwnedPart: OwnedReply })
} satisfies Call<object, object>

/** Removes a part from the car, or with `isRemoved` false brings it back as it was. A part that is gone counts as removed. */
export const removeOwnedPart = {
  service: "customerproject",
  operation: "removeOwnedPart",
  id: "b21769dabfdb91b27be92f46417f74ecb1ee3e3245de5c39f8330ba76a709f65",
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
