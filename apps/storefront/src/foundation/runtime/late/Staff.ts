import { Staff } from "@camber/domain/staff"

export const service = Staff
export const layer = Staff.layer
