import { Result, type Schema } from "effect"
import { buildSchema, type GraphQLSchema, isUnionType } from "graphql"
import { runAbortable } from "../database/abortableQueries.ts"
import type { CallerContext } from "../http/CallerContext.ts"
import { decodeArguments } from "../http/decodeArguments.ts"
import { assertOwnGuid } from "../http/assertOwnGuid.ts"

/** What the services need of a call of the domain: its schemas. */
interface Contract {
  readonly variables: Schema.Codec<unknown, unknown>
  readonly result: Schema.Codec<unknown, unknown>
}

/** A root field's resolver: arguments as they arrive, answer as it leaves. A `webUserGuid` among the arguments is the caller's own. */
export type RootField = (given: unknown, caller: CallerContext) => Promise<unknown>

/**
 * A root field that answers a call of the domain: its arguments are decoded with the call's own schema, so that the domain's limits
 * hold here, and its answer has the call's encoded shape. Bad arguments reject with `InvalidArgument`.
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
 * Joins a service's types with its root fields, those of queries and of mutations; a value of a union says by its `_tag` which type it
 * is. A query ends with the one who waits for it, a mutation when it is done. Throws when types and root fields do not name the same
 * fields.
 */
export const createServiceSchema = (types: string, rootFields: Readonly<Record<string, RootField>>): GraphQLSchema => {
  const schema = buildSchema(types)
  const questions = schema.getQueryType()?.getFields()
  const fields = { ...questions, ...schema.getMutationType()?.getFields() }
  const unmatched = [...new Set([...Object.keys(fields), ...Object.keys(rootFields)])].filter((name) => !fields[name] || !rootFields[name])
  if (unmatched.length > 0) throw new Error(`root fields without a type or a resolver: ${unmatched.join(", ")}`)
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
