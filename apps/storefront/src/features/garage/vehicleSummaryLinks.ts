import { type CustomerProject, getSavedProjectKind } from "@camber/domain/garage"
import { LISTS_HREF, planHref } from "@camber/domain/lists"
import {
  summarizeVehicles,
  type VehicleSummary,
  type VehicleActivity,
  type GarageVehicle,
  type NextVehicleStep
} from "@camber/domain/order"
import { Effect, Option, Stream } from "effect"
import { carHref, cartHref } from "../../foundation/page/hrefs.ts"
import type { Program } from "../../foundation/runtime/AppRuntime.ts"
import { getProjectName, getProjectLabel } from "./projectText.ts"

/** Summary of a car's items with a link; a null `href` opens the form that asks for its engine. */
export interface VehicleSummaryLink {
  readonly text: string
  readonly href: string
}

/** Number of most recent orders to read. */
const ORDERS = 10

/** Logs a failed request and continues without its data. */
const orNone = <A, E, R>(asked: Effect.Effect<ReadonlyArray<A>, E, R>) =>
  asked.pipe(
    Effect.tapError((error) => Effect.logError("Failed to load the orders of the garage's cars", error)),
    Effect.orElseSucceed((): ReadonlyArray<A> => [])
  )
const first = <A>(changes: Stream.Stream<A>) => Effect.map(Stream.runHead(changes), Option.getOrNull)

/** Fetches the shopper's items for their cars. Loads in its own chunk. */
export const fetchVehicleActivity: Program<VehicleActivity, never> = (use) =>
  Effect.all(
    {
      cart: use.Cart.use((cart) => Effect.map(Effect.andThen(cart.load, first(cart.changes)), (state) => state?.cart?.lines ?? [])),
      lists: use.Lists.use((lists) => Effect.map(Effect.andThen(lists.load, first(lists.changes)), (state) => state?.lists ?? [])),
      orders: orNone(
        use.Orders.use((all) =>
          Effect.flatMap(all.list(1), ({ orders }) =>
            Effect.forEach(orders.slice(0, ORDERS), ({ orderNumber }) => all.open(orderNumber), { concurrency: 2 })
          )
        ).pipe(Effect.map((opened) => opened.filter((order) => order !== null)))
      )
    },
    { concurrency: 3 }
  )

/** Returns the summary links of these projects. */
export const getVehicleSummaryLinks = (
  projects: ReadonlyArray<CustomerProject>,
  held: VehicleActivity
): ReadonlyMap<string, ReadonlyArray<VehicleSummaryLink>> => {
  const tallies = summarizeVehicles(projects.map(carOf), held)
  return new Map(projects.map((project, at) => [project.projectId, linksOf(project, tallies[at])]))
}

const carOf = (project: CustomerProject): GarageVehicle => ({
  ...getProjectLabel(project),
  name: getProjectName(project),
  isEngineOpen: getSavedProjectKind(project) !== "engine" && project.engineDisplayName === null && !project.declined.includes("Engine"),
  hasSystems: systemsHref(project) !== null
})

const systemsHref = ({ body, customerProjectUrl }: CustomerProject): string | null =>
  body === null || customerProjectUrl === null ? null : carHref(customerProjectUrl)

const linksOf = (project: CustomerProject, tally: VehicleSummary | undefined): ReadonlyArray<VehicleSummaryLink> => {
  if (tally === undefined) return []
  const { inCart, lists, next, ordered } = tally
  return [
    ...(inCart > 0 ? [{ text: `${inCart} in the cart`, href: cartHref }] : []),
    ...(lists > 0 ? [{ text: lists === 1 ? "1 list" : `${lists} lists`, href: LISTS_HREF }] : []),
    ...(ordered > 0 ? [{ text: `${ordered} ordered`, href: "/account/orderhistory" }] : []),
    ...(next === null ? [] : stepLinks(project, next))
  ]
}

/** A missing engine needs no link, because the car has a 'Complete Your Vehicle' button. */
const stepLinks = (project: CustomerProject, next: NextVehicleStep): ReadonlyArray<VehicleSummaryLink> => {
  if (next.to === "engine") return []
  if (next.to === "build") return [{ text: "Open Its Build", href: planHref(next.list) }]
  const href = systemsHref(project)
  return href === null ? [] : [{ text: "See Its Systems", href }]
}
