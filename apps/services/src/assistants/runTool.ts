import type { Http } from "@camber/domain/ports"
import { Effect, type Layer, Schema } from "effect"
import { AssistantShop } from "./AssistantShop.ts"
import type { AssistantTool } from "./AssistantTool.ts"
import { ErrorAnswer, UCP_VERSION } from "./schemas.ts"

/** What a tool answered. `isError` marks an answer in the form of `ErrorAnswer`. */
export interface ToolAnswer {
  readonly isError: boolean
  readonly content: unknown
}

/** The services of one caller. */
export interface Caller {
  readonly shop: AssistantShop["Service"]
  readonly http: Layer.Layer<Http>
}

/** Runs a tool for a caller. Failures become answers that a model can act on; internal ones hide their cause. */
export const runTool = (tool: AssistantTool, given: unknown, { http, shop }: Caller): Effect.Effect<ToolAnswer> =>
  tool.run(given).pipe(
    Effect.map((content): ToolAnswer => ({ isError: false, content })),
    Effect.catchTags({
      InvalidArgument: ({ message }) => Effect.succeed(createFailure("invalid_input", message, "recoverable", shop.origin)),
      ToolRejection: ({ code, message }) =>
        Effect.succeed(createFailure(code, message, code === "not_found" ? "unrecoverable" : "recoverable", shop.origin))
    }),
    Effect.catch((error) =>
      Effect.as(
        Effect.logError(`${tool.name} failed`, error),
        createFailure("unavailable", "The shop cannot answer right now. Try again in a moment.", "recoverable", shop.origin)
      )
    ),
    Effect.provide(http),
    Effect.provideService(AssistantShop, shop)
  )

const encodeError = Schema.encodeSync(ErrorAnswer)

const createFailure = (code: string, content: string, severity: "recoverable" | "unrecoverable", origin: string): ToolAnswer => ({
  isError: true,
  content: encodeError({
    ucp: { version: UCP_VERSION, status: "error" },
    messages: [{ type: "error", code, content, severity }],
    continue_url: `${origin}/`
  })
})
