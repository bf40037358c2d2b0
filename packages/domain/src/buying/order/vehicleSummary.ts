import type { CartLine } from "../cart/model.ts"
import type { ListCar, PartsList } from "../lists/model.ts"
import type { Order, OrderLine } from "./model.ts"
import { isProjectName } from "../../vehicles/vehicle/rules.ts"

/** A car, race car or engine of the garage, by its names. */
export interface GarageVehicle {
  /** `1969 Chevrolet Camaro with 5.7L V8`. */
  readonly name: string
  /** `1969 Chevrolet Camaro`. */
  readonly vehicle: string
  /** As its plate has it: `5.7L V8`, or `LS Gen III swap`; null for an engine alone and where none is told. */
  readonly engine: string | null
  /** Nobody told its engine, and nobody said that they do not know it. */
  readonly isEngineOpen: boolean
  /** It has a page that shows it by its systems. */
  readonly hasSystems: boolean
}

/** What a visitor has for their cars. */
export interface VehicleActivity {
  readonly cart: ReadonlyArray<Pick<CartLine, "addedFor" | "quantity">>
  readonly lists: ReadonlyArray<Pick<PartsList, "car" | "id">>
  readonly orders: ReadonlyArray<{
    readonly status: Order["status"]
    readonly lines: ReadonlyArray<Pick<OrderLine, "addedFor" | "canceled" | "quantity" | "returned">>
  }>
}

/** What is to be done next with a car: its engine told, its build opened, or looked at by its systems. */
export type NextVehicleStep =
  | { readonly to: "engine" }
  | { readonly to: "build"; readonly list: VehicleActivity["lists"][number] }
  | { readonly to: "systems" }

/** What there is of one car. */
export interface VehicleSummary {
  /** Pieces. */
  readonly inCart: number
  /** Made for it. */
  readonly lists: number
  /** Pieces that were ordered and neither canceled nor returned. */
  readonly ordered: number
  /** null where what is there tells none. */
  readonly next: NextVehicleStep | null
}

/**
 * What there is of each car of a garage, in their order. No piece and no list counts for two of them: it is the car's that has its whole name,
 * or else the first one's that is the same vehicle, for its engine may have been told later. What was chosen for no car is nobody's.
 */
export const summarizeVehicles = (
  cars: ReadonlyArray<GarageVehicle>,
  { cart, lists, orders }: VehicleActivity
): ReadonlyArray<VehicleSummary> => {
  const ownerOf = (name: string | undefined): GarageVehicle | undefined =>
    name === undefined ? undefined : (cars.find((car) => car.name === name) ?? cars.find(({ vehicle }) => isProjectName(name, vehicle)))
  const ownerOfList = ({ engine, vehicle }: ListCar): GarageVehicle | undefined => {
    const same = cars.filter((car) => car.vehicle === vehicle)
    return same.find((car) => car.engine === engine) ?? same[0]
  }
  const placed = orders.flatMap(({ lines, status }) => (status === "canceled" ? [] : lines))
  return cars.map((car) => {
    const isOwn = (name: string | undefined) => ownerOf(name) === car
    const inCart = sum(cart.filter(({ addedFor }) => isOwn(addedFor?.projectName)).map(({ quantity }) => quantity))
    const ordered = sum(placed.filter(({ addedFor }) => isOwn(addedFor?.projectName)).map(keptOf))
    const own = lists.filter((list) => list.car !== null && ownerOfList(list.car) === car)
    return { inCart, lists: own.length, ordered, next: nextStep(car, own[0], inCart + ordered) }
  })
}

const sum = (counts: ReadonlyArray<number>): number => counts.reduce((all, count) => all + count, 0)

const keptOf = ({ canceled, quantity, returned }: Pick<OrderLine, "canceled" | "quantity" | "returned">): number =>
  Math.max(0, quantity - canceled - returned)

const nextStep = (
  { hasSystems, isEngineOpen }: GarageVehicle,
  build: VehicleActivity["lists"][number] | undefined,
  pieces: number
): NextVehicleStep | null => {
  if (isEngineOpen) return { to: "engine" }
  if (build !== undefined) return { to: "build", list: build }
  return pieces === 0 && hasSystems ? { to: "systems" } : null
}
