import type { ProductType } from "./ProductType.ts"
import { readCatalogTable } from "./tables.ts"

/** One position on a car that a part of some type goes to. */
interface Position {
  /** The option that names it; empty where the part's fit decides it. */
  readonly attribute: string
  readonly position: string
  /** How many of what is sold one car takes there; 0 where the position is none on a car. */
  readonly perCar: number
  /** What one SKU of the type is: each, a pair, a set. */
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

const positionsOf = ({ slug }: Typed): ReadonlyArray<Position> => byType.get(slug) ?? []
const fixed = (type: Typed): ReadonlyArray<Position> => positionsOf(type).filter(({ attribute }) => attribute === "")

/** The axles that the families of a type are made for, one each; empty where they are not made for one. */
export const getAxles = (type: Typed): ReadonlyArray<string> => {
  const names = fixed(type).map(({ position }) => position)
  return names.length === 2 && names.includes("Front") && names.includes("Rear") ? names : []
}

/** The one position of every part of a type; undefined where there are several. */
export const getFixedPosition = (type: Typed): string | undefined => {
  const [only, ...others] = fixed(type)
  if (only === undefined || others.length > 0) return undefined
  return only.position === "Corner" ? "Any corner" : only.position
}

/** Options that name a position on the car; the side of a radiator's inlet is none. */
const positionNames: ReadonlyArray<string> = ["Position", "Arm", "Side", "Set"]

/** Words that begin a part's name: 'Front Brake Pad Set', 'Upper Left Control Arm'. */
const leading: ReadonlyArray<string> = ["Front", "Rear", "Left", "Right", "Upper", "Lower", "Inner", "Outer", "Driver", "Passenger"]

/** Whether a value of this option of the type is a position that its name begins with. */
export const isLeading = (type: Typed, attribute: string, position: string): boolean =>
  leading.includes(position) &&
  positionNames.includes(attribute) &&
  (attribute === "Position"
    ? getAxles(type).length > 0 || positionsOf(type).some((own) => own.attribute === attribute)
    : positionsOf(type).some((own) => own.attribute === attribute && own.position === position && own.perCar > 0))

/** What one SKU is, where that is not one piece: 'pair', 'axle set of 4 pads'. */
export const formatUnitOfSale = (type: Typed, chosen: ReadonlyMap<string, ReadonlyArray<string>> = new Map()): string | null => {
  const [first, ...rest] = positionsOf(type)
  const named = positionsOf(type).filter(({ attribute, position }) =>
    chosen.get(attribute === "" ? "Position" : attribute)?.includes(position)
  )
  const unit = new Set((named.length > 0 ? named : first === undefined ? [] : [first, ...rest]).map((own) => own.soldAs))
  const [only] = unit
  return unit.size === 1 && only !== undefined && only !== "each" ? only : null
}

/** How many of them one car takes, by the positions that are fixed or can be chosen; null where no car decides it. */
export const getQuantityPerVehicle = (type: Typed, chosen: ReadonlyMap<string, ReadonlyArray<string>>): number | null => {
  const positions = positionsOf(type)
  const named = positions.filter(({ attribute, position }) => chosen.get(attribute === "" ? "Position" : attribute)?.includes(position))
  const counts = (named.length > 0 ? named : fixed(type)).map((own) => own.perCar).filter((count) => count > 0)
  if (counts.length === 0) return null
  return named.length === 0 && getAxles(type).length === 0 ? counts.reduce((sum, count) => sum + count, 0) : Math.max(...counts)
}
