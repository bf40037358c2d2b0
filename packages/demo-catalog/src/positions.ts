import type { ProductType } from "./ProductType.ts"
import { readCatalogTable } from "./rows.ts"

/** A mounting position of parts of a type. */
interface Position {
  /** Name of the option that states the position; empty if the part's fitment determines it. */
  readonly attribute: string
  readonly position: string
  /** Number of units that a car has at this position; 0 if it is not a position on a car. */
  readonly perCar: number
  /** Unit of sale: each, a pair, a set. */
  readonly soldAs: string
}

const byType: ReadonlyMap<string, ReadonlyArray<Position>> = new Map(
  [
    ...Map.groupBy(
      readCatalogTable("positions.tsv", ["product_type", "attribute", "position", "per_car", "sold_as"]),
      (row) => row.product_type
    )
  ].map(([type, rows]) => [
    type,
    rows.map((row) => ({ attribute: row.attribute, position: row.position, perCar: Number(row.per_car), soldAs: row.sold_as }))
  ])
)

type Typed = Pick<ProductType, "slug">

const getPositions = ({ slug }: Typed): ReadonlyArray<Position> => byType.get(slug) ?? []
const fixed = (type: Typed): ReadonlyArray<Position> => getPositions(type).filter(({ attribute }) => attribute === "")

/** Returns the axles from which each family of a type gets one; empty if the type has no axle. */
export const getAxles = (type: Typed): ReadonlyArray<string> => {
  const names = fixed(type).map(({ position }) => position)
  return names.length === 2 && names.includes("Front") && names.includes("Rear") ? names : []
}

/** Returns the single position of all parts of a type; undefined if the type has several positions. */
export const getFixedPosition = (type: Typed): string | undefined => {
  const [only, ...others] = fixed(type)
  if (only === undefined || others.length > 0) return undefined
  return only.position === "Corner" ? "Any corner" : only.position
}

/** Options that state a position on the car. The side of a radiator's inlet is not such a position. */
const positionNames: ReadonlyArray<string> = ["Position", "Arm", "Side", "Set"]

/** Position words that come first in a part's name: 'Front Brake Pad Set', 'Upper Left Control Arm'. */
const leading: ReadonlyArray<string> = ["Front", "Rear", "Left", "Right", "Upper", "Lower", "Inner", "Outer", "Driver", "Passenger"]

/** Returns whether an option's value is a position that begins the part's name. */
export const isLeading = (type: Typed, attribute: string, position: string): boolean =>
  leading.includes(position) &&
  positionNames.includes(attribute) &&
  (attribute === "Position"
    ? getAxles(type).length > 0 || getPositions(type).some((own) => own.attribute === attribute)
    : getPositions(type).some((own) => own.attribute === attribute && own.position === position && own.perCar > 0))

/** Formats the unit of sale unless it is one piece: 'pair', 'axle set of 4 pads'. */
export const formatUnitOfSale = (type: Typed, chosen: ReadonlyMap<string, ReadonlyArray<string>> = new Map()): string | null => {
  const [first, ...rest] = getPositions(type)
  const named = getPositions(type).filter(({ attribute, position }) =>
    chosen.get(attribute === "" ? "Position" : attribute)?.includes(position)
  )
  const unit = new Set((named.length > 0 ? named : first === undefined ? [] : [first, ...rest]).map((own) => own.soldAs))
  const [only] = unit
  return unit.size === 1 && only !== undefined && only !== "each" ? only : null
}

/** Returns the quantity per vehicle for each fixed or selectable position; null if the quantity does not depend on a car. */
export const getQuantityPerVehicle = (type: Typed, chosen: ReadonlyMap<string, ReadonlyArray<string>>): number | null => {
  const positions = getPositions(type)
  const named = positions.filter(({ attribute, position }) => chosen.get(attribute === "" ? "Position" : attribute)?.includes(position))
  const counts = (named.length > 0 ? named : fixed(type)).map((own) => own.perCar).filter((count) => count > 0)
  if (counts.length === 0) return null
  return named.length === 0 && getAxles(type).length === 0 ? counts.reduce((sum, count) => sum + count, 0) : Math.max(...counts)
}
