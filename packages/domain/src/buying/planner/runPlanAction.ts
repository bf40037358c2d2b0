import { Effect } from "effect"
import { Cart } from "../cart/Cart.ts"
import { MAX_ITEMS_PER_ADD } from "../cart/rules.ts"
import { planBuild, stageListItem } from "../lists/builds/calls.ts"
import { shareList, unshareList } from "../lists/calls.ts"
import type { ListReply } from "../lists/calls.ts"
import { toListItem } from "../lists/rules.ts"
import { callService } from "../../foundation/ports/Call.ts"
import type { CallError, Http } from "../../foundation/ports/Http.ts"
import type { WebUserGuid } from "../../foundation/visitor/model.ts"
import { Visitor } from "../../foundation/visitor/Visitor.ts"
import type { Plan } from "./loadPlan.ts"
import { getPartKey, type PlanAction } from "./parsePlanAction.ts"
import { planStageCart } from "./planStageCart.ts"
import { formatStageAdded } from "./text.ts"

/** What came of an action, in the shopper's words. */
export interface PlanActionResult {
  readonly isDone: boolean
  readonly message: string
}

const done = (message: string): PlanActionResult => ({ isDone: true, message })
const notDone = (message: string): PlanActionResult => ({ isDone: false, message })

/** Does what the owner asks of a build that is open. `key` tells presses of an add apart (GAP-C59), where the channel does not. */
export const runPlanAction = (
  plan: Plan,
  action: PlanAction,
  key: string | null = null
): Effect.Effect<PlanActionResult, never, Cart | Http | Visitor> => {
  if (action._tag === "Refused") return Effect.succeed(notDone(action.message))
  if (action._tag === "AddToCart") return addToCart(plan, action, key)
  return Effect.gen(function* () {
    const userGuid = yield* (yield* Visitor).guid
    if (userGuid === null) return notDone(notChanged)
    const { success } = yield* change(plan, action, userGuid)
    return success ? done(doneWords[action._tag]) : notDone("This list has changed meanwhile. Please look again.")
  }).pipe(
    Effect.tapError((error) => Effect.logError("A plan could not be changed", error)),
    Effect.orElseSucceed(() => notDone(notChanged))
  )
}

const notChanged = "This could not be saved. Please try again."

type Change = Exclude<PlanAction, { readonly _tag: "AddToCart" | "Refused" }>

const doneWords: Readonly<Record<Change["_tag"], string>> = {
  Stages: "The stages are saved.",
  Budget: "The budget is saved.",
  Move: "The part is moved.",
  Share: "Anyone with the link can see this build.",
  Unshare: "The link leads nowhere any more."
}

const nothing: Pick<ListReply, "success"> = { success: false }

const change = (
  { selected, sheet }: Plan,
  action: Change,
  userGuid: WebUserGuid
): Effect.Effect<Pick<ListReply, "success">, CallError, Http> => {
  const of = { userGuid, listId: sheet.list.id }
  const plan = (changes: Partial<Pick<Plan, "budget"> & { readonly stages: Plan["sheet"]["stages"] }>) =>
    Effect.map(callService(planBuild, { ...of, ...changes }), (answer) => answer.planBuild)
  switch (action._tag) {
    case "Stages":
      return plan({ stages: action.stages })
    case "Budget":
      return plan({ budget: action.budget })
    case "Move": {
      const product = sheet.list.products.find((candidate) => getPartKey(candidate) === action.partKey)
      if (product === undefined) return Effect.succeed(nothing)
      const item = toListItem(product)
      return Effect.map(callService(stageListItem, { ...of, item, stage: action.stage }), (answer) => answer.stageListItem)
    }
    case "Share":
      return Effect.map(callService(shareList, { ...of, sharedAs: action.sharedAs, project: selected }), (answer) => answer.shareList)
    case "Unshare":
      return Effect.map(callService(unshareList, of), (answer) => answer.unshareList)
  }
}

const addToCart = (plan: Plan, { stage, withUnsure }: Extract<PlanAction, { readonly _tag: "AddToCart" }>, key: string | null) =>
  Effect.gen(function* () {
    const cart = yield* Cart
    const parts = plan.stages.find((of) => (of.stage?.id ?? null) === stage)?.parts ?? []
    const { items, leftOut } = planStageCart(parts, withUnsure)
    let added = 0
    for (let from = 0; from < items.length; from += MAX_ITEMS_PER_ADD) {
      const some = items.slice(from, from + MAX_ITEMS_PER_ADD)
      const intent = { title: "", items: some, productPageId: null, productPageUrl: null, failureHref: null, isSilent: true }
      const { isAdded } = yield* cart.add({ ...intent, ...(key !== null && from === 0 && { key }) })
      if (isAdded) added += some.reduce((sum, { quantityRequested }) => sum + quantityRequested, 0)
    }
    const wanted = items.reduce((sum, { quantityRequested }) => sum + quantityRequested, 0)
    const message = formatStageAdded(added, wanted, leftOut)
    return added > 0 ? done(message) : notDone(message)
  })
