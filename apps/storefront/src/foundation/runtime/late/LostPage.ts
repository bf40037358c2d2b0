import { LostPage } from "@camber/domain/recovery"

export const service = LostPage
export const layer = LostPage.layer
