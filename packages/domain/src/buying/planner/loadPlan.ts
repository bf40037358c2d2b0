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

/** Orders that are looked into, the newest. */
const MOST_ORDERS = 10

/** A stage with its parts; a null stage has those that belong to none. */
export interface PlannedStage {
  readonly stage: Stage | null
  readonly parts: ReadonlyArray<PlannedPart>
}

/** A build with how far it has come. */
export interface Plan extends BuildPlan {
  readonly stages: ReadonlyArray<PlannedStage>
  /** What could not be had: parts that are there may be shown as planned. */
  readonly unheard: ReadonlyArray<"cart" | "orders">
  /** The shopper's car: a build for none is judged for it, and shared with it. */
  readonly selected: Project | null
}

const present = <A>(changes: Stream.Stream<A>): Effect.Effect<A | null> => Effect.map(Stream.runHead(changes), Option.getOrNull)

/**
 * The visitor's own list as a plan, judged for its car, otherwise for the selected one. Failures are logged; without a cart or orders the plan
 * says that it lacks them.
 */
export const loadPlan = (
  listId: ListId,
  selected: Project | null
): Effect.Effect<Plan | "unknown" | "failed", never, Cart | Http | Orders | Visitor> =>
  Effect.gen(function* () {
    const visitor = yield* Visitor
    const asking = Effect.gen(function* () {
      const userGuid = (yield* visitor.guid) ?? (yield* visitor.state)?.webUserGuid ?? null
      return userGuid === null ? null : (yield* callService(buildPlan, { userGuid, listId, project: selected })).buildPlan
    })
    const plan = yield* callServiceAsVisitor(visitor, asking)
    if (plan === null) return "unknown" as const
    const [cart, orders] = yield* Effect.all([cartLines, newestOrders], { concurrency: 2 })
    return createPlan(plan, cart, orders, selected)
  }).pipe(
    Effect.tapError((error) => Effect.logError("A plan could not be loaded", error)),
    Effect.orElseSucceed(() => "failed" as const)
  )

const cartLines = Effect.gen(function* () {
  const cart = yield* Cart
  yield* cart.load
  return (yield* present(cart.changes))?.cart?.lines ?? null
})

const newestOrders = Effect.gen(function* () {
  const orders = yield* Orders
  const newest = (yield* orders.list(1)).orders.slice(0, MOST_ORDERS)
  const opened = yield* Effect.forEach(newest, ({ orderNumber }) => orders.open(orderNumber), { concurrency: 2 })
  return opened.filter((order) => order !== null)
}).pipe(
  Effect.tapError((error) => Effect.logError("The orders of a plan could not be loaded", error)),
  Effect.orElseSucceed(() => null)
)

type CartLines = Parameters<typeof computeProgress>[1]["cart"]

/** A plan with what was bought; null: it could not be had. */
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
    ).map((of, at) => [parts[at]?.product, of])
  )
  return {
    ...plan,
    stages: groupByStage(plan.sheet).map(({ parts: staged, stage }) => ({
      stage,
      parts: staged.flatMap((part) => {
        const of = progress.get(part.product)
        return of === undefined ? [] : [{ ...part, progress: of }]
      })
    })),
    selected,
    unheard: [...(cart === null ? (["cart"] as const) : []), ...(orders === null ? (["orders"] as const) : [])]
  }
}
