import { Privacy } from "@camber/domain/tracking"

export const service = Privacy
export const layer = Privacy.layer
