import { EmailModal } from "@camber/domain/signup"
import { Layer } from "effect"
import { signupWorld } from "./signupWorld.ts"

export const service = EmailModal
export const layer = Layer.provide(EmailModal.layer, signupWorld)
