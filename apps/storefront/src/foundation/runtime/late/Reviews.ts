import { Reviews } from "@camber/domain/reviews"

export const service = Reviews
export const layer = Reviews.layer
