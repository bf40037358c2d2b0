import { MultiAdd } from "@camber/domain/cart"

export const service = MultiAdd
export const layer = MultiAdd.layer
