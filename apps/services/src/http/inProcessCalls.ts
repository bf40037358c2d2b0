import { type GraphQLFieldMap, GraphQLError, type GraphQLSchema, isNonNullType, Kind, parse, type SelectionSetNode } from "graphql"
import { type FailureContext, getErrorStatus, toOperationErrors } from "./errorResponse.ts"
import type { CallerContext } from "./CallerContext.ts"
import { MalformedRequest, NotFound } from "./errors.ts"
import { deepFreeze } from "@camber/domain/ports"
import { parseIdempotencyKey, type DocumentLookup } from "./requestParams.ts"

/** A call by the shop itself: the id of a registered document and its variables. */
export interface InProcessCall {
  readonly service: string
  readonly id: string
  readonly variables: unknown
  readonly idempotencyKey?: string
}

/** The visitor on whose behalf the shop executes a call. */
export interface CallIdentity {
  readonly webUserGuid: CallerContext["webUserGuid"]
  /** Client IP address. */
  readonly client: string
}

/** Executes a call on behalf of the given visitor, or, without one, as the shop itself. */
export type CallAs = (call: InProcessCall, signal: AbortSignal, identity?: CallIdentity) => Promise<InProcessResult>

/** Identity of calls by the shop itself, without a visitor. */
const OWN_CALL: CallIdentity = { webUserGuid: null, client: "shop" }

/** The result of a call, with the same status and data as over HTTP. */
export interface InProcessResult {
  readonly status: number
  readonly data?: unknown
  readonly errors?: ReadonlyArray<string>
  /** Whether the service failed internally, so that the data is incomplete. */
  readonly isBroken?: boolean
}

/**
 * Creates the executor of in-process calls. It uses the resolvers of the GraphQL schema with their limits and errors,
 * but no HTTP, JSON or document execution.
 *
 * Without an identity, calls that need a visitor are rejected. The caller must have verified the identity. Returns the fields that the
 * document selects, under its aliases. The caller decodes them. If all fields return the same frozen values as in the previous call, the
 * executor returns the same frozen object, so that the caller can cache the decoded result.
 */
export const createInProcessExecutor = (
  schemas: ReadonlyMap<string, GraphQLSchema>,
  lookup: DocumentLookup,
  report: FailureContext["report"]
): CallAs => {
  const cache = new Map<string, Selections>()

  const getSelections = ({ id, service }: InProcessCall): Selections => {
    const key = `${service} ${id}`
    const before = cache.get(key)
    if (before !== undefined) return before
    const [schema, document] = [schemas.get(service), lookup(id)]
    if (schema === undefined) throw new NotFound({ message: "There is no such service." })
    const selections = document === undefined ? [] : rootSelections(schema, document)
    if (selections.length === 0) throw new MalformedRequest({ message: "No document of this service is registered under this id." })
    const known: Selections = { selections, known: new WeakMap() }
    cache.set(key, known)
    return known
  }

  return async (call, signal, identity = OWN_CALL) => {
    const failing = { requestId: crypto.randomUUID(), service: call.service, path: "", report }
    try {
      const idempotencyKey = parseIdempotencyKey(call.idempotencyKey ?? null)
      const caller: CallerContext = { ...identity, hasSessionEnded: false, isEmployee: false, idempotencyKey, signal }
      const { data, thrown } = await resolveAll(getSelections(call), call.variables, caller)
      const errors = toOperationErrors(thrown, failing)
      return {
        status: 200,
        data,
        errors: errors.map(({ message }) => message),
        isBroken: errors.some(({ extensions }) => extensions["code"] === "INTERNAL")
      }
    } catch (cause) {
      return { status: getErrorStatus(cause, failing) }
    }
  }
}

/** Resolves all root fields concurrently. A failed field becomes null; if the field is not nullable, all of `data` is null. */
const resolveAll = async (asked: Selections, variables: unknown, caller: CallerContext) => {
  const thrown: Array<GraphQLError> = []
  let isDataNull = false
  const given = await Promise.all(
    asked.selections.map(async ({ isNullable, key, resolve }) => {
      try {
        return await resolve(variables, caller)
      } catch (cause) {
        thrown.push(new GraphQLError("", { path: [key], originalError: cause instanceof Error ? cause : new Error(String(cause)) }))
        isDataNull ||= !isNullable
        return null
      }
    })
  )
  return { data: isDataNull ? null : pickData(asked, given), thrown }
}

/** Selects the fields of the response. Reuses the previous object if all fields returned the same frozen values. */
const pickData = ({ known, selections }: Selections, given: ReadonlyArray<unknown>): unknown => {
  const before = known.get(Object(given[0]))
  if (before !== undefined && given.every((value, at) => value === before.given[at])) return before.data
  const data = Object.fromEntries(selections.map(({ key, pick }, at) => [key, pick(given[at])]))
  if (given.every((value) => typeof value === "object" && value !== null && Object.isFrozen(value)))
    known.set(Object(given[0]), { given, data: deepFreeze(data) })
  return data
}

/** A document's root fields, with a cache of response data by the value of the first field. */
interface Selections {
  readonly selections: ReadonlyArray<RootSelection>
  readonly known: WeakMap<object, { readonly given: ReadonlyArray<unknown>; readonly data: unknown }>
}

/** A root field under its response key. */
interface RootSelection {
  readonly key: string
  readonly isNullable: boolean
  /** Variables are passed as arguments, because in registered documents every variable is the argument of the same name. */
  readonly resolve: (variables: unknown, caller: CallerContext) => Promise<unknown>
  readonly pick: Pick
}

/** Returns an empty list if the schema lacks any of the fields. */
const rootSelections = (schema: GraphQLSchema, document: string): ReadonlyArray<RootSelection> => {
  const fields: GraphQLFieldMap<unknown, CallerContext> = {
    ...schema.getQueryType()?.getFields(),
    ...schema.getMutationType()?.getFields()
  }
  const [operation] = parse(document).definitions
  if (operation?.kind !== Kind.OPERATION_DEFINITION) return []
  const wanted = listFields(operation.selectionSet)
  const selections = wanted.flatMap(({ key, name, pick }): ReadonlyArray<RootSelection> => {
    const field = fields[name]
    const resolve = field?.resolve
    // Resolvers do not use the GraphQL info argument.
    const answer = async (variables: unknown, caller: CallerContext) => resolve?.(undefined, Object(variables), caller, undefined as never)
    return resolve ? [{ key, pick, isNullable: !isNonNullType(field.type), resolve: answer }] : []
  })
  return selections.length === wanted.length ? selections : []
}

type Pick = (value: unknown) => unknown

/** A selected field: its response key, its name and, within a union, its member type. */
interface SelectedField {
  readonly key: string
  readonly name: string
  readonly within: string | undefined
  readonly pick: Pick
}

const listFields = ({ selections }: SelectionSetNode, within?: string): ReadonlyArray<SelectedField> =>
  selections.flatMap((selection) => {
    if (selection.kind === Kind.INLINE_FRAGMENT) return listFields(selection.selectionSet, selection.typeCondition?.name.value ?? within)
    if (selection.kind === Kind.FRAGMENT_SPREAD) throw new Error("documents of calls must not use named fragments")
    const { alias, name, selectionSet } = selection
    return { key: (alias ?? name).value, name: name.value === "__typename" ? "_tag" : name.value, within, pick: createPick(selectionSet) }
  })

/** Creates a function that returns only the selected fields of a value. */
const createPick = (selectionSet: SelectionSetNode | undefined): Pick => {
  if (selectionSet === undefined) return (value) => value ?? null
  const fields = listFields(selectionSet)
  const pick: Pick = (value) => {
    if (Array.isArray(value)) return value.map(pick)
    if (typeof value !== "object" || value === null) return null
    const [row, pickData] = [value as Row, {} as Record<string, unknown>]
    for (const { key, name, pick, within } of fields) if (within === undefined || within === row["_tag"]) pickData[key] = pick(row[name])
    return pickData
  }
  return pick
}
type Row = Readonly<Record<string, unknown>>
