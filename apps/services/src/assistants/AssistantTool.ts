import type { CallError, Http } from "@camber/domain/ports"
import { Data, Effect, Schema } from "effect"
import { decodeArguments } from "../http/decodeArguments.ts"
import { InvalidArgument } from "../http/errors.ts"
import { exceedsJsonLimits } from "../http/readJson.ts"
import type { AssistantShop } from "./AssistantShop.ts"

/** The request is valid, but the shop cannot fulfill it. `message` is shown to the shopper, `code` follows UCP. */
export class ToolRejection extends Data.TaggedError("ToolRejection")<{ readonly code: string; readonly message: string }> {}

/** Services that a tool uses: the registered calls, and the shop. */
export type ToolServices = Http | AssistantShop

/** A tool as pure data. Any transport can list it and run it. */
export interface ToolDefinition<Input, Output> {
  /** snake_case. UCP defines the names of its tools. */
  readonly name: string
  readonly title: string
  /** Instructions for the model: what the tool answers and what to do with the answer. */
  readonly description: string
  /** True if the tool only reads. */
  readonly isReadOnly: boolean
  /** Every text and list in the schema has a maximum length. */
  readonly input: Schema.Codec<Input, unknown>
  readonly output: Schema.Codec<Output, unknown>
  /**
   * Returns the name of the fact that an answer lacks; null if the answer is complete. Omitted for a tool whose answers are always
   * complete.
   */
  readonly findMissingFact?: (answer: Output) => string | null
  readonly handle: (input: Input) => Effect.Effect<Output, ToolRejection | CallError, ToolServices>
}

/** A tool that decodes its own arguments and encodes its result. */
export interface AssistantTool extends Omit<ToolDefinition<unknown, unknown>, "findMissingFact" | "handle"> {
  /** Fails with `InvalidArgument` for arguments that do not match the input schema. */
  readonly run: (given: unknown) => Effect.Effect<ToolResult, InvalidArgument | ToolRejection | CallError, ToolServices>
}

/** An encoded answer, and the name of the fact that the answer lacks; null if the answer is complete. */
export interface ToolResult {
  readonly content: unknown
  readonly missingFact: string | null
}

const TOO_DEEP = new InvalidArgument({ argument: "arguments", expected: "Expected fewer values or less nesting" })

/** Creates a tool. Its result contains only what the output schema declares. */
export const createTool = <Input, Output>(definition: ToolDefinition<Input, Output>): AssistantTool => {
  const { findMissingFact = () => null, handle, input, output, ...rest } = definition
  const decode = decodeArguments(input)
  const encode = Schema.encodeEffect(output)
  return {
    ...rest,
    input: input as Schema.Codec<unknown, unknown>,
    output: output as Schema.Codec<unknown, unknown>,
    run: (given) =>
      Effect.suspend(() => (exceedsJsonLimits(given) ? Effect.fail(TOO_DEEP) : Effect.fromResult(decode(given)))).pipe(
        Effect.flatMap(handle),
        Effect.flatMap((answer) =>
          Effect.map(Effect.orDie(encode(answer)), (content) => ({ content, missingFact: findMissingFact(answer) }))
        )
      )
  }
}

/** Returns the value, or fails with `not_found` for null. */
export const requireFound = <A>(value: A | null, message: string): Effect.Effect<A, ToolRejection> =>
  value === null ? Effect.fail(new ToolRejection({ code: "not_found", message })) : Effect.succeed(value)
