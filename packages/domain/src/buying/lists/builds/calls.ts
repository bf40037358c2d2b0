import { Schema } from "effect"
import { CentsOnWire } from "../../../foundation/money/model.ts"
import type { Call } from "../../../foundation/ports/Call.ts"
import { WebUserGuid } from "../../../foundation/visitor/model.ts"
import { BuildPlan, BuildSheet, Stage, StageId } from "../build.ts"
import { ListReply } from "../calls.ts"
import { MOST_BUDGET, MOST_STAGES } from "../listName.ts"
import { ListId, ListItem, ShareGuid } from "../model.ts"

const userGuid = WebUserGuid

/** A list as a build: with what has to be known of each of its products to check them together; null where there is no such list. */
export const buildSheet = {
  service: "checkout",
  operation: "buildSheet",
  id: "26f5b7c24efa261c2be83a4a264ea4adcb48d023bb5694bf4a52a01bbde09c77",
  variables: Schema.Struct({ shareGuid: ShareGuid }),
  result: Schema.Struct({ buildSheet: Schema.NullOr(BuildSheet) })
} satisfies Call<object, object>

/** One's own list as a build that is planned: the build sheet with its budget; null where the visitor has no such list. */
export const buildPlan = {
  service: "checkout",
  operation: "buildPlan",
  id: "ff14f9e5503f9f9414c3a7328205f75d588c50add9ad59ec8222c80a554cca06",
  variables: Schema.Struct({ userGuid, listId: ListId }),
  result: Schema.Struct({ buildPlan: Schema.NullOr(BuildPlan) })
} satisfies Call<object, object>

/**
 * Sets the stages of a build in their order, or what it may cost, in cents here; null: nobody has said. What is left out stays as it is, so
 * that a tab that has not seen the newest of it does not undo it. Parts of a stage that is gone stand in the usual stage of their kind again.
 */
export const planBuild = {
  service: "checkout",
  operation: "planBuild",
  id: "04fb1b4a160342682ac722eadfd683fdfc99c6572fd9cf6955a7548c744aef75",
  variables: Schema.Struct({
    userGuid,
    listId: ListId,
    stages: Schema.optionalKey(Schema.Array(Stage).check(Schema.isMaxLength(MOST_STAGES))),
    budget: Schema.optionalKey(Schema.NullOr(CentsOnWire.check(Schema.isLessThanOrEqualTo(MOST_BUDGET))))
  }),
  result: Schema.Struct({ planBuild: ListReply })
} satisfies Call<object, object>

/** Puts a product of a list into one of its stages; null: into the usual one. What is not there gives success false. */
export const stageListItem = {
  service: "checkout",
  operation: "stageListItem",
  id: "14204c18a79d213b2404011303e098df4b608fbd4f720eb0ee9c9faedb01f570",
  variables: Schema.Struct({ userGuid, listId: ListId, item: ListItem, stage: Schema.NullOr(StageId) }),
  result: Schema.Struct({ stageListItem: ListReply })
} satisfies Call<object, object>
