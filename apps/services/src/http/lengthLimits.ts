import { SchemaAST } from "effect"

/** Default maximum length of texts and lists whose schema has no limit. */
export const defaultLengthLimits = { text: 4_000, list: 200 }

/** A value that is too long: its path and its limit. */
export interface LengthViolation {
  readonly path: ReadonlyArray<string>
  readonly expected: string
}

/** Finds the first text or list that is too long; null if there is none. */
type Find = (value: unknown, path: ReadonlyArray<string>) => LengthViolation | null

/**
 * Creates a check for values that exceed the default limits. The schema itself rejects violations of its own limits.
 */
export const createLengthCheck = (encoded: SchemaAST.AST): ((value: unknown) => LengthViolation | null) => {
  const find = createFinder(encoded)
  return (value) => find(value, [])
}

const findNothing: Find = () => null

const createFinder = (ast: SchemaAST.AST): Find => {
  if (SchemaAST.isString(ast)) return hasLengthCheck(ast) ? findNothing : checkText
  if (SchemaAST.isArrays(ast)) return createListFinder(ast)
  if (SchemaAST.isObjects(ast)) return createStructFinder(ast)
  if (SchemaAST.isUnion(ast)) return createUnionFinder(ast)
  return SchemaAST.isSuspend(ast) ? (value, path) => createFinder(ast.thunk())(value, path) : findNothing
}

const checkText: Find = (value, path) =>
  typeof value === "string" && value.length > defaultLengthLimits.text
    ? { path, expected: `Expected at most ${defaultLengthLimits.text} characters` }
    : null

const createListFinder = (ast: SchemaAST.Arrays): Find => {
  const items = [...ast.elements, ...ast.rest].map(createFinder)
  const isBound = ast.rest.length === 0 || hasLengthCheck(ast)
  return (value, path) => {
    if (!Array.isArray(value)) return null
    if (!isBound && value.length > defaultLengthLimits.list) return { path, expected: `Expected at most ${defaultLengthLimits.list} items` }
    return first(value, (item, at) => (items[Math.min(at, items.length - 1)] ?? findNothing)(item, [...path, String(at)]))
  }
}

const createStructFinder = (ast: SchemaAST.Objects): Find => {
  const fields = ast.propertySignatures
    .map(({ name, type }) => [String(name), createFinder(type)] as const)
    .filter(([, find]) => find !== findNothing)
  const others = ast.indexSignatures.map(({ type }) => createFinder(type))
  if (fields.length === 0 && others.length === 0) return findNothing
  return (value, path) => {
    if (typeof value !== "object" || value === null) return null
    const values = new Map(Object.entries(value))
    if (others.length > 0 && values.size > defaultLengthLimits.list)
      return { path, expected: `Expected at most ${defaultLengthLimits.list} entries` }
    return (
      first(fields, ([name, find]) => find(values.get(name), [...path, name])) ??
      first(others, (find) => first([...values], ([name, inner]) => checkText(name, path) ?? find(inner, [...path, name])))
    )
  }
}

/** If one member type has its own limit, the schema rejects the text, so the default limit does not apply. */
const createUnionFinder = (ast: SchemaAST.Union): Find => {
  const finders = ast.types.filter((type) => !SchemaAST.isNull(type)).map(createFinder)
  if (finders.every((find) => find === findNothing)) return findNothing
  return (value, path) => first(finders, (find) => find(value, path))
}

const first = <A, B>(all: ReadonlyArray<A>, find: (item: A, at: number) => B | null): B | null => {
  for (const [at, item] of all.entries()) {
    const found = find(item, at)
    if (found !== null) return found
  }
  return null
}

/** Whether a schema checks a maximum length, either directly or within a group of checks. */
export const hasLengthCheck = ({ checks }: SchemaAST.AST): boolean => checks?.some(isMaxLength) ?? false

const isMaxLength = (check: SchemaAST.Check<never>): boolean => {
  if (check._tag === "FilterGroup") return check.checks.some(isMaxLength)
  const constraint: unknown = check.annotations?.["arbitraryConstraint"]
  return typeof constraint === "object" && constraint !== null && "maxLength" in constraint
}
