/** Fields of a stored change that identify what the change edits or depends on. */
interface StoredChange {
  readonly key: string
  readonly operation: string
  readonly variables: unknown
}

interface IdFields {
  readonly id?: unknown
  readonly lineId?: unknown
  readonly lineIds?: unknown
  readonly listId?: unknown
  readonly projectId?: unknown
  readonly item?: { readonly skuBaseNumber?: unknown }
  readonly part?: { readonly id?: unknown }
}

const getFields = (variables: unknown): IdFields => (typeof variables === "object" && variables !== null ? variables : {})
const filterTexts = (ids: ReadonlyArray<unknown>): ReadonlyArray<string> => ids.filter((id) => typeof id === "string")

/** Ids that an encoded change edits. Lists and cars do not count, because a change only depends on them. */
const getEditedIds = (variables: unknown): ReadonlyArray<string> => {
  const { id, item, lineId, lineIds, listId, part } = getFields(variables)
  const lines = Array.isArray(lineIds) ? lineIds : []
  const listItem = typeof listId === "string" && typeof item?.skuBaseNumber === "string" ? `${listId} ${item.skuBaseNumber}` : null
  return filterTexts([id, part?.id, lineId, ...lines, listItem])
}

/**
 * Returns the keys of stored changes that failed, or that depend on a failed change: they edit the same item, or belong to a list or car
 * that the failed change creates or removes. For the service worker, which does not decode changes.
 */
export const findStoredDependents = (changes: ReadonlyArray<StoredChange>, failed: ReadonlySet<string>): ReadonlySet<string> => {
  const ids = new Set<string>()
  const dependents = new Set<string>()
  for (const { key, operation, variables } of changes) {
    const { listId, projectId } = getFields(variables)
    const edited = getEditedIds(variables)
    if (!failed.has(key) && ![...edited, ...filterTexts([listId, projectId])].some((id) => ids.has(id))) continue
    dependents.add(key)
    for (const id of [key, ...edited]) ids.add(id)
    if (operation === "removeProjectFromGarage") for (const id of filterTexts([projectId])) ids.add(id)
  }
  return dependents
}
