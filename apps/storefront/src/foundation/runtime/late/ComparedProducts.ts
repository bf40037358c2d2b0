import { ComparedProducts } from "@camber/domain/comparison"

export const service = ComparedProducts
export const layer = ComparedProducts.layer
