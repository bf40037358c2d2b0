import { slug } from "@camber/vehicle-data"
import type { Brand } from "./brands.ts"
import { getPageId } from "./identity.ts"
import { getImageSeed } from "./imageSeeds.ts"
import { drawingOptions, drawingVaries, KIT_LIMIT, kitAddress, partAddress } from "@camber/part-drawings"
import type { AxisValue, Drawn } from "./axis.ts"
import { subcategories } from "./categories.ts"
import type { ProductType } from "./ProductType.ts"

/** The drawing that stands for a type: its own, else its subcategory's. */
export const getDrawingName = (type: ProductType): string => type.drawing ?? subcategories.get(type.subcategory)?.drawing ?? "parts-box"

const isNumberLike = (value: string | number): boolean => /^[\d./ ]+$/.test(String(value))

/** What stands on a shelf in a carton of its maker: inches and pounds at most. */
const CARTON = { inches: 24, pounds: 30 }

/** Goods that carry their print themselves, and those that nobody makes cartons or tags for. */
const BARE: ReadonlySet<string> = new Set(["books", "gift-cards", "oils-and-greases", "cleaners-and-paint"])
/** Clothes come on a hanger. */
const HUNG: ReadonlySet<string> = new Set(["shirts-and-hats"])

/** How a part that does not show its maker otherwise is pictured as it is sold. */
const packOf = ({ inches, pounds, subcategory }: ProductType, drawing: string): "none" | "carton" | "tag" => {
  if (drawingVaries(drawing) || BARE.has(subcategory)) return "none"
  return inches > CARTON.inches || pounds > CARTON.pounds || HUNG.has(subcategory) ? "tag" : "carton"
}

const known = new Map<string, ReadonlyArray<string>>()

/** The options of a drawing that it may letter as a dimension. */
const sizesOf = (drawing: string): ReadonlyArray<string> => {
  const remembered = known.get(drawing)
  if (remembered) return remembered
  const found = Object.entries(drawingOptions(drawing)).flatMap(([name, option]) =>
    "values" in option && !option.values.every(isNumberLike) ? [] : [name]
  )
  known.set(drawing, found)
  return found
}

/** Who made a product and which one it is: what no option decides follows from it. */
export interface Maker {
  /** Slug of the brand. */
  readonly brand: string
  /** The product's number, the same for all its variants. */
  readonly seed: number
}

/** The maker of a product by its brand and its number among the families. */
export const getMaker = (brand: Pick<Brand, "name">, index: number): Maker => ({
  brand: slug(brand.name),
  seed: getImageSeed(getPageId(index))
})

/**
 * The address of a variant's drawing on the content host, `engine` being what its engine tells it. A drawing letters its sizes only when all of them come from the
 * variant: a default beside a specification that says otherwise would be a lie.
 */
export const getImageUrl = (type: ProductType, values: ReadonlyArray<AxisValue>, engine: Drawn = {}, maker?: Maker): string => {
  const drawing = getDrawingName(type)
  const drawn: Drawn = Object.assign({}, engine, type.drawn, ...values.map((value) => value.drawn))
  const isTrue = sizesOf(drawing).every((name) => name in drawn)
  const made = maker ? { ...maker, pack: packOf(type, drawing) } : {}
  return partAddress(drawing, { ...drawn, ...made, dims: isTrue })
}

/** A numbered position of a kit: all that is in it is of one type. */
interface NumberedType {
  readonly number: number
  readonly type: ProductType
}

/** Some ascending numbers in a balloon: `2`, `2-4`, `2+5`. */
const balloonText = (numbers: ReadonlyArray<number>): string => {
  const [first = 0] = numbers
  const last = numbers.at(-1) ?? first
  if (numbers.length > 1 && last - first === numbers.length - 1) return `${first}-${last}`
  return numbers.join("+")
}

/** The address of a kit's picture: its components with balloons, numbered as in the kit's contents. Positions that look alike share a balloon. */
export const getKitImageUrl = (positions: ReadonlyArray<NumberedType>, maker: Maker): string => {
  const drawn = [...Map.groupBy(positions, ({ type }) => getDrawingName(type))].slice(0, KIT_LIMIT)
  const numbers = drawn.map(([, alike]) => balloonText(alike.map(({ number }) => number))).join(".")
  return kitAddress(
    drawn.map(([drawing]) => drawing),
    { balloons: true, numbers, ...maker }
  )
}
