import { callService } from "@camber/domain/ports"
import { MAX_PART_SYSTEMS_LOOKUPS, systemsOfParts } from "@camber/domain/search"
import { Effect, Option, Stream } from "effect"
import type { Program } from "../../foundation/runtime/AppRuntime.ts"
import { type OwnedParts, type OwnershipMarks, getOwnershipMarks } from "./carMarks.ts"

/** Number of most recent orders to read. */
const ORDERS = 5

const first = <A>(changes: Stream.Stream<A>) => Effect.map(Stream.runHead(changes), Option.getOrNull)

/** Fetches the shopper's parts per system: in the cart, on a list, ordered. Loads in its own chunk. Null after a failure, which is logged. */
export const fetchOwnedMarks: Program<ReadonlyMap<string, OwnershipMarks> | null, never> = (use) =>
  Effect.gen(function* () {
    const cart = yield* use.Cart.use((cart) => Effect.andThen(cart.load, first(cart.changes)))
    const lists = yield* use.Lists.use((lists) => Effect.andThen(lists.load, first(lists.changes)))
    const orders = yield* use.Orders.use((all) =>
      Effect.flatMap(all.list(1), ({ orders }) => Effect.forEach(orders.slice(0, ORDERS), ({ orderNumber }) => all.open(orderNumber)))
    )
    const held: OwnedParts = {
      cart: (cart?.cart?.lines ?? []).map(({ skuBaseNumber }) => skuBaseNumber),
      list: (lists?.lists ?? []).flatMap(({ products }) => products.map(({ skuBaseNumber }) => skuBaseNumber)),
      bought: orders.flatMap((order) => (order?.lines ?? []).map(({ skuBaseNumber }) => skuBaseNumber))
    }
    const asked = [...new Set(Object.values(held).flat())].slice(0, MAX_PART_SYSTEMS_LOOKUPS)
    if (asked.length === 0) return new Map<string, OwnershipMarks>()
    const { systemsOfParts: placed } = yield* callService(systemsOfParts, { skuBaseNumbers: asked })
    return getOwnershipMarks(held, placed)
  }).pipe(
    Effect.tapError((error) => Effect.logError("Failed to load the parts of the car", error)),
    Effect.orElseSucceed(() => null)
  )
