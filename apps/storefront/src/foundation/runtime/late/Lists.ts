import { Lists } from "@camber/domain/lists"

export const service = Lists
export const layer = Lists.layer
