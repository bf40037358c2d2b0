import { PromoCodes } from "@camber/domain/checkout"

export const service = PromoCodes
export const layer = PromoCodes.layer
