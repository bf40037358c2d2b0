import { describe, expect, it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { SkuBaseNumber } from "../catalog/sku.ts"
import { Http, type JsonRequest } from "../../foundation/ports/Http.ts"
import { Questions } from "./Questions.ts"

const draft = { skuBaseNumber: SkuBaseNumber.make("CAM-4X"), question: "Does it clear a 15 in. wheel?", emailAddress: "" }

/** Sends a question to a service with this response, and returns the outcome and the sent requests. */
const ask = Effect.fnUntraced(function* (answer: unknown) {
  const sent: Array<JsonRequest> = []
  const json = (request: JsonRequest) => Effect.sync(() => (sent.push(request), answer))
  const http = Http.of({ graphql: () => Effect.succeed(answer), json, beacon: () => Effect.void })
  const layer = Layer.provide(Questions.layer, Layer.succeed(Http, http))
  const outcome = yield* Questions.use((questions) => questions.ask({ ...draft, question: `  ${draft.question}\n` })).pipe(
    Effect.provide(layer)
  )
  return { outcome, sent }
})

describe("Questions", () => {
  it.effect("NAV-120 trims the question and returns its outcome", () =>
    Effect.gen(function* () {
      expect(yield* ask({ outcome: "stored" })).toEqual({
        outcome: "stored",
        sent: [{ path: "/api/products/questions/ask", body: draft }]
      })
    })
  )

  it.effect("returns null without a response or for an unknown outcome", () =>
    Effect.gen(function* () {
      expect((yield* ask(undefined)).outcome).toBeNull()
      expect((yield* ask({ outcome: "maybe" })).outcome).toBeNull()
    })
  )
})
