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
  id: "c60d42d637bdeb9d92593301f0abd8f17d56f56c69dfb0413d76d280dcaaad33",
  variables: Schema.Struct({ shareGuid: ShareGuid, project }),
  result: Schema.Struct({ buildSheet: Schema.NullOr(BuildSheet) })
} satisfies Call<object, object>

/** A visitor's own list as a build plan with budget; null if the visitor has no such list. */
export const buildPlan = {
  service: "checkout",
  operation: "buildPlan",
  id: "123441318fa40b02021ced17020ec8087a2ba3fe6e5c8f183fd3641d950564cf",
  variables: Schema.Struct({ userGuid, listId: ListId, project }),
  result: Schema.Struct({ buildPlan: Schema.NullOr(BuildPlan) })
} satisfies Call<object, object>

/**
 * Sets the ordered stages of a build, or its budget in cents; null clears the budget.
 *
 * Omitted values stay unchanged, so that a stale tab does not overwrite newer values. Parts of a removed stage return to the default stage
 * of their type.
 */
export const planBuild = {
  service: "checkout",
  operation: "planBuild",
  id: "c0d462bd0c87297493fe1a2eedfa4c967e2e260234511727eac8a2e1bd9d9d08",
  variables: Schema.Struct({
    userGuid,
    listId: ListId,
    stages: Schema.optionalKey(Schema.Array(Stage).check(Schema.isMaxLength(MAX_STAGES))),
    budget: Schema.optionalKey(Schema.NullOr(CentsOnWire.check(Schema.isLessThanOrEqualTo(MAX_BUDGET_CENTS))))
  }),
  result: Schema.Struct({ planBuild: ListReply })
} satisfies Call<object, object>

/** Assigns a list product to a stage; null for the default stage. `success` is false if the product or the stage does not exist. */
export const stageListItem = {
  service: "checkout",
  operation: "stageListItem",
  id: "736c067b321135570dd246c22e010d174d173f78a845ae8b279fe5557528bb53",
  variables: Schema.Struct({ userGuid, listId: ListId, item: ListItem, stage: Schema.NullOr(StageId) }),
  result: Schema.Struct({ stageListItem: ListReply })
} satisfies Call<object, object>
