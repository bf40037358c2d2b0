import { ToolboxBlade } from "@camber/domain/navigation"

export const service = ToolboxBlade
export const layer = ToolboxBlade.layer
