import { Schema } from "effect"
import type { Call } from "../../../foundation/ports/Call.ts"
import { WebUserGuid } from "../../../foundation/visitor/model.ts"
import { Project } from "../../../vehicles/vehicle/model.ts"
import { SheetReference, SheetSummary, StatedFact } from "../calls.ts"
import { headFields, type HeadField } from "../parseSheetHead.ts"
import { MAX_TABLE_LENGTH } from "../parseRuleTable.ts"
import { PitNotes } from "../pitNotes.ts"

const text = Schema.NullOr(Schema.String)
const bounded = (length: number) => Schema.String.check(Schema.isMaxLength(length))

/** Chooses the sheet of a car; null for the sheet of the car's class. False if the sheet does not exist. */
export const chooseSheet = {
  service: "checkout",
  operation: "chooseSheet",
  id: "5f43f24eb93e246bf9fa053d16c86741423a698fcdc110147f87acb2712a1986",
  variables: Schema.Struct({ webUserGuid: WebUserGuid, project: Project, sheet: Schema.NullOr(SheetReference) }),
  result: Schema.Struct({ chooseSheet: Schema.Boolean })
} satisfies Call<object, object>

/** Adds or replaces facts of a car and its parts. False if the car would have too many facts. */
export const stateFacts = {
  service: "checkout",
  operation: "stateFacts",
  id: "7f21688e39daf3c2f37f08213308b86750922bae768692929da8bcfb004da24f",
  variables: Schema.Struct({ webUserGuid: WebUserGuid, project: Project, facts: Schema.Array(StatedFact).check(Schema.isMaxLength(40)) }),
  result: Schema.Struct({ stateFacts: Schema.Boolean })
} satisfies Call<object, object>

/** Fields of an uploaded sheet besides its rules, as typed. */
export const SheetHeadInput = Schema.Struct(
  Object.fromEntries(headFields.map((field) => [field, bounded(400)])) as Record<HeadField, Schema.String>
)

/** A problem of an uploaded sheet: in a field of its head, or in a line of its table. */
export const UploadProblem = Schema.Struct({
  field: text,
  line: Schema.NullOr(Schema.Int),
  column: text,
  problem: Schema.String
})
export interface UploadProblem extends Schema.Struct.Type<typeof UploadProblem.fields> {}

/** Result of an upload: the sheet with its link, or all problems. */
export const UploadResult = Schema.Struct({ sheet: Schema.NullOr(SheetSummary), problems: Schema.Array(UploadProblem) })
export interface UploadResult extends Schema.Struct.Type<typeof UploadResult.fields> {}

/**
 * Stores a track's sheet and gives it an unguessable link. With `replaces`, replaces the visitor's own sheet and keeps its link. Uploading
 * the same sheet again returns the existing sheet.
 */
export const uploadSheet = {
  service: "checkout",
  operation: "uploadSheet",
  id: "44fe55fb4f6620ebf060a99b20ca01b35914de87d9a6ff74d8df2cd773ba5b5e",
  variables: Schema.Struct({
    webUserGuid: WebUserGuid,
    head: SheetHeadInput,
    rules: bounded(MAX_TABLE_LENGTH * 2),
    replaces: Schema.NullOr(SheetReference)
  }),
  result: Schema.Struct({ uploadSheet: UploadResult })
} satisfies Call<object, object>

/** Sheets that the visitor uploaded, newest first. */
export const ownSheets = {
  service: "checkout",
  operation: "ownSheets",
  id: "d2cd72d9f6bf3c2e983f955c1d0a1c31fa5ee5aa55b167bd2a84d25ec71d24f3",
  variables: Schema.Struct({ webUserGuid: WebUserGuid }),
  result: Schema.Struct({ ownSheets: Schema.Array(SheetSummary) })
} satisfies Call<object, object>

/** Deletes a sheet that the visitor uploaded. The sheet's link stops working. */
export const withdrawSheet = {
  service: "checkout",
  operation: "withdrawSheet",
  id: "9c4b7e41f7bd4e3a541ee326cf17cf361dff9b7575e8fadba170b30be6066c81",
  variables: Schema.Struct({ webUserGuid: WebUserGuid, sheet: SheetReference }),
  result: Schema.Struct({ withdrawSheet: Schema.Boolean })
} satisfies Call<object, object>

/** Replaces the notes of a car for the pit. */
export const savePitNotes = {
  service: "checkout",
  operation: "savePitNotes",
  id: "1a48b9284d0fa187dab37ec2cea378e94fa07783e3aa91b0a99f3cb68bc07a7b",
  variables: Schema.Struct({ webUserGuid: WebUserGuid, project: Project, pit: PitNotes }),
  result: Schema.Struct({ savePitNotes: Schema.Boolean })
} satisfies Call<object, object>

/** Accepts or stops reminders of a saved car's dates by email. False without an account, and for a car that is not saved. */
export const remindOfDates = {
  service: "checkout",
  operation: "remindOfDates",
  id: "fbc9da7be2648e274d02fb4f2e5bfba530ec4dfed44cb5370bcdc0cb31016816",
  variables: Schema.Struct({ webUserGuid: WebUserGuid, project: Project, isOn: Schema.Boolean }),
  result: Schema.Struct({ remindOfDates: Schema.Boolean })
} satisfies Call<object, object>
