import { slug } from "@camber/vehicle-data"
import { drawingOptions, drawingVaries, KIT_LIMIT, kitAddress, partAddress, drawings } from "@camber/part-drawings"
import { readFileSync } from "node:fs"
import type { Brand } from "./brands.ts"
import { getPageId } from "./identity.ts"
import type { AxisValue, Drawn } from "./axis.ts"
import { subcategories } from "./categories.ts"
import type { ProductType } from "./ProductType.ts"
import { productTypes } from "./productTypes.ts"

/** Distance between seeds of one product; larger than any product's number. */
export const IMAGE_SEED_STEP = 1_000_000

const salts: Readonly<Record<string, unknown>> = JSON.parse(readFileSync(new URL("imageSeeds.json", import.meta.url), "utf8"))

/** Returns the seed of a product's image: its number, or another seed if it would look like its neighbor on a first page. */
const getImageSeed = (product: number): number => {
  const salt = salts[product]
  return product + (typeof salt === "number" ? salt * IMAGE_SEED_STEP : 0)
}

/** Returns the drawing of a type: its own, or its subcategory's. */
export const getDrawingName = (type: ProductType): string => type.drawing ?? subcategories.get(type.subcategory)?.drawing ?? "parts-box"

const isNumberLike = (value: string | number): boolean => /^[\d./ ]+$/.test(String(value))

/** Maximum size in inches and weight in pounds of a part that is shown in its brand's carton. */
const CARTON = { inches: 24, pounds: 30 }

/** Subcategories of goods that have their own print, or that have no carton or tag. */
const BARE: ReadonlySet<string> = new Set(["books", "gift-cards", "oils-and-greases", "cleaners-and-paint"])
/** Subcategories of clothes, which are shown on a hanger. */
const HUNG: ReadonlySet<string> = new Set(["shirts-and-hats"])

/** Returns the packaging that shows the brand of a part, if the drawing itself does not. */
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

/** Brand and product number. They determine the details of a drawing that no option determines. */
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
 * Returns the URL of a variant's drawing on the content host; `engine` contains the drawing options of the variant's engine. Dimensions are
 * labeled only if all of them come from the variant, because a default might contradict a specification.
 */
export const getImageUrl = (type: ProductType, values: ReadonlyArray<AxisValue>, engine: Drawn = {}, maker?: Maker): string => {
  const drawing = getDrawingName(type)
  const drawn: Drawn = Object.assign({}, engine, type.drawn, ...values.map((value) => value.drawn))
  const isTrue = getSizes(drawing).every((name) => name in drawn)
  const made = maker ? { ...maker, pack: getPack(type, drawing) } : {}
  return partAddress(drawing, { ...drawn, ...made, dims: isTrue })
}

/** A numbered position of a kit. All parts at this position have the same type. */
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

/** Image of a product type without chosen options, or the emblem of a race type. */
interface DefaultImage {
  readonly name: string
  readonly drawing: string
  readonly options: Drawn
}

const emblems = Object.keys(drawings).filter((type) => type.startsWith("race-") && !productTypes.some(({ drawing }) => drawing === type))

/** Returns the image of each product type's first variant in catalog order, then the emblems of the race types. */
export const getDefaultImages = (): readonly DefaultImage[] => [
  ...productTypes.map((type) => ({
    name: type.slug,
    drawing: getDrawingName(type),
    options: Object.assign({}, type.drawn, ...type.axes.map(({ values }) => values[0]?.drawn)) as Drawn
  })),
  ...emblems.map((type) => ({ name: type, drawing: type, options: {} }))
]
