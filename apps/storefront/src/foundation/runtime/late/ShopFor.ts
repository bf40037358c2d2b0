import { ShopFor } from "@camber/domain/search"

export const service = ShopFor
export const layer = ShopFor.layer
