import { Effect, Option, Stream } from "effect"
import { Cart } from "../cart/Cart.ts"
import type { BuildPlan, Stage } from "../lists/build.ts"
import { buildPlan } from "../lists/builds/calls.ts"
import { getCheckedParts } from "../lists/checkBuild.ts"
import type { ListId } from "../lists/model.ts"
import { groupByStage } from "../lists/stages.ts"
import type { Order } from "../order/model.ts"
import { Orders } from "../order/Orders.ts"
import { callService } from "../../foundation/ports/Call.ts"
import type { Http } from "../../foundation/ports/Http.ts"
import type { Project } from "../../vehicles/vehicle/model.ts"
import { callServiceAsVisitor, Visitor } from "../../foundation/visitor/Visitor.ts"
import { computeProgress } from "./progress.ts"
import type { PlannedPart } from "./planStageCart.ts"

export * from "./runPlanAction.ts"
export * from "./parsePlanAction.ts"
export * from "./computePlanCost.ts"
export * from "./progress.ts"
export * from "./checkClassRule.ts"
export * from "./planStageCart.ts"
export * from "./text.ts"

/** Number of newest orders to load. */
const MAX_ORDERS = 10

/** A stage with its parts; a null stage contains parts without a stage. */
export interface PlannedStage {
  readonly stage: Stage | null
  readonly parts: ReadonlyArray<PlannedPart>
}

/** A build plan with its progress. */
export interface Plan extends BuildPlan {
  readonly stages: ReadonlyArray<PlannedStage>
  /** Data that failed to load. Bought parts may then appear as planned. */
  readonly unavailable: ReadonlyArray<"cart" | "orders">
  /** The selected vehicle. Used to evaluate and share a build without a vehicle. */
  readonly selected: Project | null
}

const getCurrent = <A>(changes: Stream.Stream<A>): Effect.Effect<A | null> => Effect.map(Stream.runHead(changes), Option.getOrNull)

/**
 * Loads the visitor's own list as a plan, evaluated for the list's vehicle, otherwise for the selected vehicle.
 *
 * Failures are logged. If the cart or the orders failed to load, `unavailable` lists them.
 */
export const loadPlan = (
  listId: ListId,
  selected: Project | null
): Effect.Effect<Plan | "unknown" | "failed", never, Cart | Http | Orders | Visitor> =>
  Effect.gen(function* () {
    const visitor = yield* Visitor
    const request = Effect.gen(function* () {
      const userGuid = (yield* visitor.guid) ?? (yield* visitor.state)?.webUserGuid ?? null
      return userGuid === null ? null : (yield* callService(buildPlan, { userGuid, listId, project: selected })).buildPlan
    })
    const plan = yield* callServiceAsVisitor(visitor, request)
    if (plan === null) return "unknown" as const
    const [cart, orders] = yield* Effect.all([cartLines, newestOrders], { concurrency: 2 })
    return createPlan(plan, cart, orders, selected)
  }).pipe(
    Effect.tapError((error) => Effect.logError("Failed to load a plan", error)),
    Effect.orElseSucceed(() => "failed" as const)
  )

const cartLines = Effect.gen(function* () {
  const cart = yield* Cart
  yield* cart.load
  return (yield* getCurrent(cart.changes))?.cart?.lines ?? null
})

const newestOrders = Effect.gen(function* () {
  const orders = yield* Orders
  const newest = (yield* orders.list(1)).orders.slice(0, MAX_ORDERS)
  const opened = yield* Effect.forEach(newest, ({ orderNumber }) => orders.open(orderNumber), { concurrency: 2 })
  return opened.filter((order) => order !== null)
}).pipe(
  Effect.tapError((error) => Effect.logError("Failed to load the orders of a plan", error)),
  Effect.orElseSucceed(() => null)
)

type CartLines = Parameters<typeof computeProgress>[1]["cart"]

/** Combines a plan with the visitor's purchases; null if the purchases failed to load. */
export const createPlan = (
  plan: BuildPlan,
  cart: CartLines | null,
  orders: ReadonlyArray<Order> | null,
  selected: Project | null = null
): Plan => {
  const parts = getCheckedParts(plan.sheet)
  const car = plan.sheet.list.car?.vehicle ?? null
  const bought = { cart: cart ?? [], orders: orders ?? [] }
  const progress = new Map(
    computeProgress(
      parts.map(({ product }) => product),
      bought,
      car
    ).map((partProgress, at) => [parts[at]?.product, partProgress])
  )
  return {
    ...plan,
    stages: groupByStage(plan.sheet).map(({ parts: staged, stage }) => ({
      stage,
      parts: staged.flatMap((part) => {
        const partProgress = progress.get(part.product)
        return partProgress === undefined ? [] : [{ ...part, progress: partProgress }]
      })
    })),
    selected,
    unavailable: [...(cart === null ? (["cart"] as const) : []), ...(orders === null ? (["orders"] as const) : [])]
  }
}
