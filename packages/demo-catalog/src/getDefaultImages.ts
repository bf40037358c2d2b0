import { drawings } from "@camber/part-drawings"
import type { Drawn } from "./axis.ts"
import { getDrawingName } from "./image.ts"
import { productTypes } from "./productTypes.ts"

/** Image of a product type, or a race type's emblem, before any choice. */
export interface DefaultImage {
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
