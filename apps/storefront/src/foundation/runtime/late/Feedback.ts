import { Feedback } from "@camber/domain/feedback"
import { Profile } from "@camber/domain/visitor"
import { Layer } from "effect"

export const service = Feedback
export const layer = Layer.provide(Feedback.layer, Profile.layer)
