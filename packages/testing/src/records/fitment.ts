import { Reason, Verdict } from "@camber/domain/fitment"
import { createBuilders } from "./createBuilders.ts"

/** A manufacturer's statement about 1967-1969 Camaros that includes the shopper's vehicle. */
export const { sample: sampleReason } = createBuilders(Reason, {
  rule: "application",
  applicationId: 2,
  scope: "vehicle",
  conditions: [
    { subject: "vehicle", name: null, side: null, answer: "holds", accepted: ["1967-1969", "Chevrolet", "Camaro"], yours: "1969" }
  ],
  note: null,
  source: "Maker's list",
  sourceDate: "2026-01-01"
})

/** A direct fit without a reason. */
export const { sample: sampleVerdict } = createBuilders(Verdict, { fitment: "DirectFit", prompt: null, asks: [], reason: null })
