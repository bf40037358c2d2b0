import { drawings } from "@camber/part-drawings"
import type { Drawn } from "./axis.ts"
import { getDrawingName } from "./image.ts"
import { productTypes } from "./productTypes.ts"

/** What a product type, or a race type's emblem, looks like when nothing is chosen yet. */
export interface DefaultImage {
  readonly name: string
  readonly drawing: string
  readonly options: Drawn
}

const emblems = Object.keys(drawings).filter((type) => type.startsWith("race-") && !productTypes.some(({ drawing }) => drawing === type))

/** The picture of each product type's first variant, in the order of the catalogue, then the emblems of the race types. */
export const getDefaultImages = (): readonly DefaultImage[] => [
  ...productTypes.map((type) => ({
    name: type.slug,
    drawing: getDrawingName(type),
    options: Object.assign({}, type.drawn, ...type.axes.map(({ values }) => values[0]?.drawn)) as Drawn
  })),
  ...emblems.map((type) => ({ name: type, drawing: type, options: {} }))
]
