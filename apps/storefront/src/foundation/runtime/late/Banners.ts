import { Banners } from "@camber/domain/banners"
import { Flags } from "@camber/domain/flags"
import { Layer } from "effect"

export const service = Banners
export const layer = Layer.provide(Banners.layer, Flags.layer)
