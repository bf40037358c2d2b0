import { Arrival } from "@camber/domain/navigation/arrival"

export const service = Arrival
export const layer = Arrival.layer
