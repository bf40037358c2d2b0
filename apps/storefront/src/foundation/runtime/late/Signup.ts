import { Signup } from "@camber/domain/signup"
import { Layer } from "effect"
import { signupWorld } from "./signupWorld.ts"

export const service = Signup
export const layer = Layer.provide(Signup.layer, signupWorld)
