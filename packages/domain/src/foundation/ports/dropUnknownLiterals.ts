import type { SchemaAST } from "effect"

/** Marks a value that contains an unknown literal, so that the list element or optional field around it is dropped. */
const UNKNOWN = Symbol("unknown literal")
/** Marks a value that has another type than its schema. Only a union uses this mark; elsewhere the value stays, and decoding fails. */
const MISMATCH = Symbol("mismatch")

/**
 * Drops data that an older client cannot read because the service knows more values of an enum.
 *
 * An unknown literal drops the nearest list element, entry of a record or optional field that contains it; a nullable field becomes null.
 * Other invalid data stays.
 *
 * @param ast - Syntax tree of the schema that decodes the data.
 * @returns The same data if it has no unknown literal, or if nothing around it can be dropped.
 */
export const dropUnknownLiterals = (ast: SchemaAST.AST, data: unknown): unknown => {
  const known = prune(ast, data)
  return known === UNKNOWN || known === MISMATCH ? data : known
}

const prune = (ast: SchemaAST.AST, value: unknown): unknown => {
  const { encoding } = ast
  if (encoding !== undefined) {
    // A schema with a fallback decodes any value
    if (encoding.some(({ transformation }) => transformation._tag === "Middleware")) return value
    return prune(encoding[encoding.length - 1]!.to, value)
  }
  switch (ast._tag) {
    case "Literal":
      return value === ast.literal ? value : typeof value === typeof ast.literal ? UNKNOWN : MISMATCH
    case "Null":
      return value === null ? value : MISMATCH
    case "String":
    case "Number":
    case "Boolean":
      return typeof value === ast._tag.toLowerCase() ? value : MISMATCH
    case "Suspend":
      return prune(ast.thunk(), value)
    case "Union":
      return pruneUnion(ast, value)
    case "Arrays":
      return Array.isArray(value) ? pruneList(ast, value) : MISMATCH
    case "Objects":
      return typeof value === "object" && value !== null && !Array.isArray(value) ? pruneObject(ast, value) : MISMATCH
    default:
      return value
  }
}

const pruneUnion = ({ types }: SchemaAST.Union, value: unknown): unknown => {
  const results = types.map((type) => prune(type, value))
  if (results.includes(value)) return value
  const isNullable = types.some(({ _tag }) => _tag === "Null")
  const known = results.find((result) => result !== UNKNOWN && result !== MISMATCH)
  return known ?? (results.includes(UNKNOWN) ? (isNullable ? null : UNKNOWN) : MISMATCH)
}

/** Prunes a list. A tuple cannot lose an element. The schema of a non-empty list has one fixed element and a rest element. */
const pruneList = ({ elements, rest }: SchemaAST.Arrays, list: ReadonlyArray<unknown>): unknown => {
  const items = list.map((item, index) => {
    const type = elements[index] ?? rest[0]
    const known = type === undefined ? item : prune(type, item)
    return known === MISMATCH ? item : known
  })
  if (items.every((item, index) => item === list[index])) return list
  if (!items.includes(UNKNOWN)) return items
  const known = items.filter((item) => item !== UNKNOWN)
  const isTuple = rest.length === 0 || elements.length > 1
  return isTuple || known.length < elements.length ? UNKNOWN : known
}

const pruneObject = ({ indexSignatures, propertySignatures }: SchemaAST.Objects, record: object): unknown => {
  const known: Record<PropertyKey, unknown> = { ...record }
  const signatures = new Map(propertySignatures.map(({ name, type }) => [name, type]))
  const entryType = indexSignatures[0]?.type
  let isChanged = false
  for (const [name, value] of Object.entries(record)) {
    const type = signatures.get(name) ?? entryType
    const result = type === undefined ? value : prune(type, value)
    if (result === value || result === MISMATCH || type === undefined) continue
    isChanged = true
    if (result !== UNKNOWN) known[name] = result
    // Keeps the field, because a default would state another value than the service did
    else if (!signatures.has(name) || type.context?.isOptional === true) delete known[name]
    else return UNKNOWN
  }
  return isChanged ? known : record
}
