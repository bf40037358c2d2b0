import type { Http } from "@camber/domain/ports"
import { Effect, type Layer, Schema } from "effect"
import { AssistantShop } from "./AssistantShop.ts"
import type { AssistantTool } from "./AssistantTool.ts"
import type { CallOutcome } from "./createCallCounter.ts"
import { ErrorAnswer, UCP_VERSION } from "./schemas.ts"

/** A tool's answer. `isError` is true if it has the form of `ErrorAnswer`. */
export interface ToolAnswer {
  readonly isError: boolean
  readonly content: unknown
  readonly outcome: CallOutcome["outcome"]
  /** Name of the fact that the answer lacks; null if the answer is complete. */
  readonly missingFact: string | null
}

/** The services of one caller. */
export interface Caller {
  readonly shop: AssistantShop["Service"]
  readonly http: Layer.Layer<Http>
}

/**
 * Runs a tool for a caller. Converts failures to answers that a model can act on. The answer to an internal error does not contain the
 * cause.
 */
export const runTool = (tool: AssistantTool, given: unknown, { http, shop }: Caller): Effect.Effect<ToolAnswer> =>
  tool.run(given).pipe(
    Effect.map((result): ToolAnswer => ({ isError: false, outcome: "answered", ...result })),
    Effect.catchTags({
      InvalidArgument: ({ message }) => Effect.succeed(createFailure("invalid_input", message, "recoverable", shop.origin)),
      ToolRejection: ({ code, message }) =>
        Effect.succeed(createFailure(code, message, code === "not_found" ? "unrecoverable" : "recoverable", shop.origin))
    }),
    Effect.catch((error) =>
      Effect.as(Effect.logError(`${tool.name} failed`, error), {
        ...createFailure("unavailable", "The shop cannot answer right now. Try again in a moment.", "recoverable", shop.origin),
        outcome: "failed" as const
      })
    ),
    Effect.provide(http),
    Effect.provideService(AssistantShop, shop)
  )

const encodeError = Schema.encodeSync(ErrorAnswer)

const createFailure = (code: string, content: string, severity: "recoverable" | "unrecoverable", origin: string): ToolAnswer => ({
  isError: true,
  outcome: "rejected",
  missingFact: null,
  content: encodeError({
    ucp: { version: UCP_VERSION, status: "error" },
    messages: [{ type: "error", code, content, severity }],
    continue_url: `${origin}/`
  })
})
