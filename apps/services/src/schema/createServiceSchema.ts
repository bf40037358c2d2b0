import { Result, type Schema } from "effect"
import { buildSchema, type GraphQLSchema, isUnionType } from "graphql"
import { runAbortable } from "../database/abortableQueries.ts"
import { type CallerContext, assertOwnGuid } from "../http/CallerContext.ts"
import { decodeArguments } from "../http/decodeArguments.ts"

/** The schemas of a call that the domain defines. */
interface Contract {
  readonly variables: Schema.Codec<unknown, unknown>
  readonly result: Schema.Codec<unknown, unknown>
}

/** A root field's resolver with encoded arguments and result. If the arguments contain a `webUserGuid`, it is the caller's own. */
export type RootField = (given: unknown, caller: CallerContext) => Promise<unknown>

/**
 * Creates a root field that answers a domain call.
 *
 * Decodes the arguments with the call's schema, so that the domain's limits apply, and returns the call's encoded
 * result. Rejects invalid arguments with `InvalidArgument`.
 */
export const createResolver = <C extends Contract, Field extends keyof C["result"]["Encoded"]>(
  call: C,
  _field: Field,
  answer: (variables: C["variables"]["Type"], caller: CallerContext) => Promise<C["result"]["Encoded"][Field]>
): RootField => {
  const decode = decodeArguments<C["variables"]["Type"]>(call.variables)
  return async (given, caller) => answer(Result.getOrThrow(decode(given)), caller)
}

/**
 * Builds a service's schema from its types and root fields. The `_tag` of a value selects its type in a union.
 *
 * A query is interrupted when its caller disconnects; a mutation always completes. Throws if the root fields do not match the types.
 */
export const createServiceSchema = (types: string, rootFields: Readonly<Record<string, RootField>>): GraphQLSchema => {
  const schema = buildSchema(types)
  const questions = schema.getQueryType()?.getFields()
  const fields = { ...questions, ...schema.getMutationType()?.getFields() }
  const unmatched = [...new Set([...Object.keys(fields), ...Object.keys(rootFields)])].filter((name) => !fields[name] || !rootFields[name])
  if (unmatched.length > 0) throw new Error(`Root fields without a type or a resolver: ${unmatched.join(", ")}`)
  for (const [name, field] of Object.entries(fields)) {
    field.resolve = async (_source, given, caller: CallerContext) => {
      assertOwnGuid(given, caller)
      const answer = async () => rootFields[name]?.(given, caller)
      return questions?.[name] ? runAbortable(caller.signal, answer) : answer()
    }
  }
  for (const type of Object.values(schema.getTypeMap())) if (isUnionType(type)) type.resolveType = ({ _tag }: Tagged) => _tag
  return schema
}

interface Tagged {
  readonly _tag: string
}
