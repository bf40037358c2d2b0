import { Effect } from "effect"
import { Cart } from "../cart/Cart.ts"
import { MAX_ITEMS_PER_ADD } from "../cart/rules.ts"
import { planBuild, stageListItem } from "../lists/builds/calls.ts"
import { shareList, unshareList } from "../lists/calls.ts"
import type { ListReply } from "../lists/calls.ts"
import { listKey, toListItem } from "../lists/rules.ts"
import { callService } from "../../foundation/ports/Call.ts"
import type { CallError, Http } from "../../foundation/ports/Http.ts"
import type { WebUserGuid } from "../../foundation/visitor/model.ts"
import { Visitor } from "../../foundation/visitor/Visitor.ts"
import type { Plan } from "./loadPlan.ts"
import type { PlanAction } from "./parsePlanAction.ts"
import { planStageCart } from "./planStageCart.ts"
import { formatStageAdded } from "./text.ts"

/** Result of an action with a message to the shopper. */
export interface PlanActionResult {
  readonly isDone: boolean
  readonly message: string
}

const done = (message: string): PlanActionResult => ({ isDone: true, message })
const notDone = (message: string): PlanActionResult => ({ isDone: false, message })

/** Runs an owner's action on a loaded build. `key` identifies the click of an add (GAP-C59) if the client does not. */
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
    return success ? done(doneMessages[action._tag]) : notDone("This list was changed elsewhere. Reload the page and try again.")
  }).pipe(
    Effect.tapError((error) => Effect.logError("Failed to change a plan", error)),
    Effect.orElseSucceed(() => notDone(notChanged))
  )
}

const notChanged = "We couldn't save this. Try again."

type Change = Exclude<PlanAction, { readonly _tag: "AddToCart" | "Refused" }>

const doneMessages: Readonly<Record<Change["_tag"], string>> = {
  Stages: "Stages saved.",
  Budget: "Budget saved.",
  Move: "Part moved.",
  Share: "Anyone with the link can see this build.",
  Unshare: "The link no longer works."
}

const REJECTED: Pick<ListReply, "success"> = { success: false }

const change = (
  { selected, sheet }: Plan,
  action: Change,
  userGuid: WebUserGuid
): Effect.Effect<Pick<ListReply, "success">, CallError, Http> => {
  const listRef = { userGuid, listId: sheet.list.id }
  const plan = (changes: Partial<Pick<Plan, "budget"> & { readonly stages: Plan["sheet"]["stages"] }>) =>
    Effect.map(callService(planBuild, { ...listRef, ...changes }), (answer) => answer.planBuild)
  switch (action._tag) {
    case "Stages":
      return plan({ stages: action.stages })
    case "Budget":
      return plan({ budget: action.budget })
    case "Move": {
      const product = sheet.list.products.find((candidate) => listKey(candidate) === action.partKey)
      if (product === undefined) return Effect.succeed(REJECTED)
      const item = toListItem(product)
      return Effect.map(callService(stageListItem, { ...listRef, item, stage: action.stage }), (answer) => answer.stageListItem)
    }
    case "Share":
      return Effect.map(callService(shareList, { ...listRef, sharedAs: action.sharedAs, project: selected }), (answer) => answer.shareList)
    case "Unshare":
      return Effect.map(callService(unshareList, listRef), (answer) => answer.unshareList)
  }
}

const addToCart = (plan: Plan, { stage, withUnsure }: Extract<PlanAction, { readonly _tag: "AddToCart" }>, key: string | null) =>
  Effect.gen(function* () {
    const cart = yield* Cart
    const parts = plan.stages.find((candidate) => (candidate.stage?.id ?? null) === stage)?.parts ?? []
    const { items, leftOut } = planStageCart(parts, withUnsure)
    let added = 0
    for (let from = 0; from < items.length; from += MAX_ITEMS_PER_ADD) {
      const batch = items.slice(from, from + MAX_ITEMS_PER_ADD)
      const intent = { title: "", items: batch, productPageId: null, productPageUrl: null, failureHref: null, isSilent: true }
      const { isAdded } = yield* cart.add({ ...intent, ...(key !== null && from === 0 && { key }) })
      if (isAdded) added += batch.reduce((sum, { quantityRequested }) => sum + quantityRequested, 0)
    }
    const wanted = items.reduce((sum, { quantityRequested }) => sum + quantityRequested, 0)
    const message = formatStageAdded(added, wanted, leftOut)
    return added > 0 ? done(message) : notDone(message)
  })
