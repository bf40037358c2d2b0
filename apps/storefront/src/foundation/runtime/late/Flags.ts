import { Flags } from "@camber/domain/flags"

export const service = Flags
export const layer = Flags.layer
