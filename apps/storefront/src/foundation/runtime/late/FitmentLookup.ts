import { FitmentLookup } from "@camber/domain/fitment"

export const service = FitmentLookup
export const layer = FitmentLookup.layer
