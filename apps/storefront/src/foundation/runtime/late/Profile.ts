import { Profile } from "@camber/domain/visitor"

export const service = Profile
export const layer = Profile.layer
