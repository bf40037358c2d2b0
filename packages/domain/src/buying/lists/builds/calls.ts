import { Schema } from "effect"
import { CentsOnWire } from "../../../foundation/money/model.ts"
import type { Call } from "../../../foundation/ports/Call.ts"
import { WebUserGuid } from "../../../foundation/visitor/model.ts"
import { Project } from "../../../vehicles/vehicle/model.ts"
import { BuildPlan, BuildSheet, Stage, StageId } from "../build.ts"
import { ListReply } from "../calls.ts"
import { MAX_BUDGET_CENTS, MAX_STAGES } from "../listName.ts"
import { ListId, ListItem, ShareGuid } from "../model.ts"

const userGuid = WebUserGuid

/** The selected vehicle, used if the list has none. */
const project = Schema.optionalKey(Schema.NullOr(Project))

/** A shared list as a build sheet, with the data to check its products; null if the list does not exist. */
export const buildSheet = {
  service: "checkout",
  operation: "buildSheet",
  id: "6ec637304e365b8f88df554fa7c9e39a0860e40de23329fad1a8b4d3f9b0fefa",
  variables: Schema.Struct({ shareGuid: ShareGuid, project }),
  result: Schema.Struct({ buildSheet: Schema.NullOr(BuildSheet) })
} satisfies Call<object, object>

/** A visitor's own list as a build plan with budget; null if the visitor has no such list. */
export const buildPlan = {
  service: "checkout",
  operation: "buildPlan",
  id: "a17d92397e52a25d03fc7b098aae8fddfc32127a1532bc6c150765415299c0d0",
  variables: Schema.Struct({ userGuid, listId: ListId, project }),
  result: Schema.Struct({ buildPlan: Schema.NullOr(BuildPlan) })
} satisfies Call<object, object>

/**
 * Sets the ordered stages of a build, or its budget in cents; null clears the budget.
 *
 * Omitted values stay unchanged, so that a stale tab does not overwrite them. Parts of a removed stage return to the default stage of their
 * type.
 */
export const planBuild = {
  service: "checkout",
  operation: "planBuild",
  id: "04fb1b4a160342682ac722eadfd683fdfc99c6572fd9cf6955a7548c744aef75",
  variables: Schema.Struct({
    userGuid,
    listId: ListId,
    stages: Schema.optionalKey(Schema.Array(Stage).check(Schema.isMaxLength(MAX_STAGES))),
    budget: Schema.optionalKey(Schema.NullOr(CentsOnWire.check(Schema.isLessThanOrEqualTo(MAX_BUDGET_CENTS))))
  }),
  result: Schema.Struct({ planBuild: ListReply })
} satisfies Call<object, object>

/** Assigns a list product to a stage; null for the default stage. `success` is false if either does not exist. */
export const stageListItem = {
  service: "checkout",
  operation: "stageListItem",
  id: "14204c18a79d213b2404011303e098df4b608fbd4f720eb0ee9c9faedb01f570",
  variables: Schema.Struct({ userGuid, listId: ListId, item: ListItem, stage: Schema.NullOr(StageId) }),
  result: Schema.Struct({ stageListItem: ListReply })
} satisfies Call<object, object>
