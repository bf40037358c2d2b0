import { slug } from "@camber/vehicle-data"
import type { Brand } from "./brands.ts"
import { getPageId } from "./identity.ts"
import { getImageSeed } from "./imageSeeds.ts"
import { drawingOptions, drawingVaries, KIT_LIMIT, kitAddress, partAddress } from "@camber/part-drawings"
import type { AxisValue, Drawn } from "./axis.ts"
import { subcategories } from "./categories.ts"
import type { ProductType } from "./ProductType.ts"

/** Returns the drawing of a type: its own, or its subcategory's. */
export const getDrawingName = (type: ProductType): string => type.drawing ?? subcategories.get(type.subcategory)?.drawing ?? "parts-box"

const isNumberLike = (value: string | number): boolean => /^[\d./ ]+$/.test(String(value))

/** Maximum size in inches and pounds of a part shown in its brand's carton. */
const CARTON = { inches: 24, pounds: 30 }

/** Goods with their own print, and goods without carton or tag. */
const BARE: ReadonlySet<string> = new Set(["books", "gift-cards", "oils-and-greases", "cleaners-and-paint"])
/** Clothes are shown on a hanger. */
const HUNG: ReadonlySet<string> = new Set(["shirts-and-hats"])

/** Returns the packaging with which a part shows its brand, if its drawing does not. */
const getPack = ({ inches, pounds, subcategory }: ProductType, drawing: string): "none" | "carton" | "tag" => {
  if (drawingVaries(drawing) || BARE.has(subcategory)) return "none"
  return inches > CARTON.inches || pounds > CARTON.pounds || HUNG.has(subcategory) ? "tag" : "carton"
}

const known = new Map<string, ReadonlyArray<string>>()

/** Returns the options that a drawing may label as dimensions. */
const getSizes = (drawing: string): ReadonlyArray<string> => {
  const remembered = known.get(drawing)
  if (remembered) return remembered
  const found = Object.entries(drawingOptions(drawing)).flatMap(([name, option]) =>
    "values" in option && !option.values.every(isNumberLike) ? [] : [name]
  )
  known.set(drawing, found)
  return found
}

/** Brand and product number, which determine the details that no option determines. */
export interface Maker {
  /** Slug of the brand. */
  readonly brand: string
  /** The product's number, the same for all its variants. */
  readonly seed: number
}

/** Creates the maker from a brand and a family's number. */
export const getMaker = (brand: Pick<Brand, "name">, index: number): Maker => ({
  brand: slug(brand.name),
  seed: getImageSeed(getPageId(index))
})

/**
 * Returns the URL of a variant's drawing on the content host; `engine` contains the options of its engine. Dimensions
 * are labeled only if all of them come from the variant, because a default might contradict a specification.
 */
export const getImageUrl = (type: ProductType, values: ReadonlyArray<AxisValue>, engine: Drawn = {}, maker?: Maker): string => {
  const drawing = getDrawingName(type)
  const drawn: Drawn = Object.assign({}, engine, type.drawn, ...values.map((value) => value.drawn))
  const isTrue = getSizes(drawing).every((name) => name in drawn)
  const made = maker ? { ...maker, pack: getPack(type, drawing) } : {}
  return partAddress(drawing, { ...drawn, ...made, dims: isTrue })
}

/** A numbered position of a kit: all parts at it have one type. */
interface NumberedType {
  readonly number: number
  readonly type: ProductType
}

/** Formats ascending numbers for a balloon: `2`, `2-4`, `2+5`. */
const balloonText = (numbers: ReadonlyArray<number>): string => {
  const [first = 0] = numbers
  const last = numbers.at(-1) ?? first
  if (numbers.length > 1 && last - first === numbers.length - 1) return `${first}-${last}`
  return numbers.join("+")
}

/**
 * Returns the URL of a kit's image: its components with balloons, numbered as in the kit's contents. Positions with the
 * same drawing share a balloon.
 */
export const getKitImageUrl = (positions: ReadonlyArray<NumberedType>, maker: Maker): string => {
  const drawn = [...Map.groupBy(positions, ({ type }) => getDrawingName(type))].slice(0, KIT_LIMIT)
  const numbers = drawn.map(([, alike]) => balloonText(alike.map(({ number }) => number))).join(".")
  return kitAddress(
    drawn.map(([drawing]) => drawing),
    { balloons: true, numbers, ...maker }
  )
}
