import { Orders } from "@camber/domain/order"

export const service = Orders
export const layer = Orders.layer
