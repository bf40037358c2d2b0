import { type GraphQLFieldMap, GraphQLError, type GraphQLSchema, isNonNullType, Kind, parse, type SelectionSetNode } from "graphql"
import { type FailureContext, getErrorStatus, toOperationErrors } from "./errorResponse.ts"
import type { CallerContext } from "./CallerContext.ts"
import { MalformedRequest, NotFound } from "./errors.ts"
import { deepFreeze } from "@camber/domain/ports"
import { parseIdempotencyKey } from "./getIdempotencyKey.ts"
import type { DocumentLookup } from "./requestParams.ts"

/** A call as the shop itself makes it: by the id of a registered document, with what would travel as its variables. */
export interface InProcessCall {
  readonly service: string
  readonly id: string
  readonly variables: unknown
  readonly idempotencyKey?: string
}

/** What HTTP would tell of it. */
export interface InProcessResult {
  readonly status: number
  readonly data?: unknown
  readonly errors?: ReadonlyArray<string>
  /** The service failed inside: the data must not be taken for all that there is. */
  readonly isBroken?: boolean
}

/**
 * Answers the shop's own calls by the root fields that GraphQL resolves, with their limits and errors, but without a request, JSON and the
 * execution of a document. There is no session, so what is a visitor's is refused. Of a field's value goes out what the call's document
 * selects, under the document's names; `answering` holds its types, and whoever asks decodes it. What fields answer frozen goes out
 * frozen, and as the same object for as long as they answer the same: whoever asks decodes it once.
 */
export const createInProcessExecutor = (
  schemas: ReadonlyMap<string, GraphQLSchema>,
  lookup: DocumentLookup,
  report: FailureContext["report"]
) => {
  const kept = new Map<string, Selections>()

  const selectionsOf = ({ id, service }: InProcessCall): Selections => {
    const key = `${service} ${id}`
    const before = kept.get(key)
    if (before !== undefined) return before
    const [schema, document] = [schemas.get(service), lookup(id)]
    if (schema === undefined) throw new NotFound({ message: "There is no such service." })
    const selections = document === undefined ? [] : rootSelections(schema, document)
    if (selections.length === 0) throw new MalformedRequest({ message: "No document of this service is registered under this id." })
    const known: Selections = { selections, known: new WeakMap() }
    kept.set(key, known)
    return known
  }

  return async (call: InProcessCall, signal: AbortSignal): Promise<InProcessResult> => {
    const failing = { requestId: crypto.randomUUID(), service: call.service, path: "", report }
    try {
      const idempotencyKey = parseIdempotencyKey(call.idempotencyKey ?? null)
      const caller: CallerContext = { webUserGuid: null, hasSessionEnded: false, isEmployee: false, idempotencyKey, client: "shop", signal }
      const { data, thrown } = await answered(selectionsOf(call), call.variables, caller)
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

/** All root fields at once. One that fails is null in the data; where it cannot be, there is no data. */
const answered = async (asked: Selections, variables: unknown, caller: CallerContext) => {
  const thrown: Array<GraphQLError> = []
  let isLost = false
  const given = await Promise.all(
    asked.selections.map(async ({ isNullable, key, resolve }) => {
      try {
        return await resolve(variables, caller)
      } catch (cause) {
        thrown.push(new GraphQLError("", { path: [key], originalError: cause instanceof Error ? cause : new Error(String(cause)) }))
        isLost ||= !isNullable
        return null
      }
    })
  )
  return { data: isLost ? null : picked(asked, given), thrown }
}

/** What goes out: the same as before, where the fields answer what they did and that is frozen. */
const picked = ({ known, selections }: Selections, given: ReadonlyArray<unknown>): unknown => {
  const before = known.get(Object(given[0]))
  if (before !== undefined && given.every((value, at) => value === before.given[at])) return before.data
  const data = Object.fromEntries(selections.map(({ key, pick }, at) => [key, pick(given[at])]))
  if (given.every((value) => typeof value === "object" && value !== null && Object.isFrozen(value)))
    known.set(Object(given[0]), { given, data: deepFreeze(data) })
  return data
}

/** A document's root fields, with what goes out of answers that stay as they are, by the first field's. */
interface Selections {
  readonly selections: ReadonlyArray<RootSelection>
  readonly known: WeakMap<object, { readonly given: ReadonlyArray<unknown>; readonly data: unknown }>
}

/** One of a document's root fields, under its name in the answer. */
interface RootSelection {
  readonly key: string
  readonly isNullable: boolean
  /** Every variable of a call is the argument of the same name. */
  readonly resolve: (variables: unknown, caller: CallerContext) => Promise<unknown>
  readonly pick: Pick
}

/** None where the schema does not have them all. */
const rootSelections = (schema: GraphQLSchema, document: string): ReadonlyArray<RootSelection> => {
  const fields: GraphQLFieldMap<unknown, CallerContext> = {
    ...schema.getQueryType()?.getFields(),
    ...schema.getMutationType()?.getFields()
  }
  const [operation] = parse(document).definitions
  if (operation?.kind !== Kind.OPERATION_DEFINITION) return []
  const wanted = fieldsOf(operation.selectionSet)
  const selections = wanted.flatMap(({ key, name, pick }): ReadonlyArray<RootSelection> => {
    const field = fields[name]
    const resolve = field?.resolve
    // No root field looks at what GraphQL tells it of the document.
    const answer = async (variables: unknown, caller: CallerContext) => resolve?.(undefined, Object(variables), caller, undefined as never)
    return resolve ? [{ key, pick, isNullable: !isNonNullType(field.type), resolve: answer }] : []
  })
  return selections.length === wanted.length ? selections : []
}

type Pick = (value: unknown) => unknown

/** A field that a document selects: under which key, of which name, within which type of a union. */
interface SelectedField {
  readonly key: string
  readonly name: string
  readonly within: string | undefined
  readonly pick: Pick
}

const fieldsOf = ({ selections }: SelectionSetNode, within?: string): ReadonlyArray<SelectedField> =>
  selections.flatMap((selection) => {
    if (selection.kind === Kind.INLINE_FRAGMENT) return fieldsOf(selection.selectionSet, selection.typeCondition?.name.value ?? within)
    if (selection.kind === Kind.FRAGMENT_SPREAD) throw new Error("a call's document has no fragments with names")
    const { alias, name, selectionSet } = selection
    return { key: (alias ?? name).value, name: name.value === "__typename" ? "_tag" : name.value, within, pick: pickOf(selectionSet) }
  })

/** What is selected of a value: nothing else of a row goes out. */
const pickOf = (selectionSet: SelectionSetNode | undefined): Pick => {
  if (selectionSet === undefined) return (value) => value ?? null
  const fields = fieldsOf(selectionSet)
  const pick: Pick = (value) => {
    if (Array.isArray(value)) return value.map(pick)
    if (typeof value !== "object" || value === null) return null
    const [row, picked] = [value as Row, {} as Record<string, unknown>]
    for (const { key, name, pick, within } of fields) if (within === undefined || within === row["_tag"]) picked[key] = pick(row[name])
    return picked
  }
  return pick
}
type Row = Readonly<Record<string, unknown>>
