import { slug } from "@camber/vehicle-data"
import type { Brand } from "./brands.ts"
import { pageIdOf } from "./identity.ts"
import { seedOf } from "./imageSeeds.ts"
import { drawingOptions, drawingVaries, kitAddress, partAddress } from "@camber/part-drawings"
import type { AxisValue, Drawn } from "./axis.ts"
import { subcategories } from "./categories.ts"
import type { ProductType } from "./ProductType.ts"

/** The drawing that stands for a type: its own, else its subcategory's. */
export const drawingOfType = (type: ProductType): string => type.drawing ?? subcategories.get(type.subcategory)?.drawing ?? "parts-box"

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
export const makerOf = (brand: Pick<Brand, "name">, index: number): Maker => ({ brand: slug(brand.name), seed: seedOf(pageIdOf(index)) })

/**
 * The address of a variant's drawing on the content host, `engine` being what its engine tells it. A drawing letters its sizes only when all of them come from the
 * variant: a default beside a specification that says otherwise would be a lie.
 */
export const imageOf = (type: ProductType, values: ReadonlyArray<AxisValue>, engine: Drawn = {}, maker?: Maker): string => {
  const drawing = drawingOfType(type)
  const drawn: Drawn = Object.assign({}, engine, type.drawn, ...values.map((value) => value.drawn))
  const isTrue = sizesOf(drawing).every((name) => name in drawn)
  const made = maker ? { ...maker, pack: packOf(type, drawing) } : {}
  return partAddress(drawing, { ...drawn, ...made, dims: isTrue })
}

/** The address of a kit's picture: its components with numbered balloons. */
export const kitImageOf = (types: ReadonlyArray<ProductType>, maker: Maker): string =>
  kitAddress([...new Set(types.map(drawingOfType))], { balloons: true, ...maker })
