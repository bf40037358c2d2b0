import { SchemaAST } from "effect"

/** The most characters of a text and items of a list whose schema says no most of its own. */
export const defaultLengthLimits = { text: 4_000, list: 200 }

/** What is longer than it may be, by its path, and how long it may be. */
export interface LengthViolation {
  readonly path: ReadonlyArray<string>
  readonly expected: string
}

/** Finds the first text or list that is too long; null where none is. */
type Find = (value: unknown, path: ReadonlyArray<string>) => LengthViolation | null

/** Looks for what is too long in a value of this encoded schema. What a schema bounds itself it refuses in its own words. */
export const createLengthCheck = (encoded: SchemaAST.AST): ((value: unknown) => LengthViolation | null) => {
  const find = finderOf(encoded)
  return (value) => find(value, [])
}

const nothing: Find = () => null

const finderOf = (ast: SchemaAST.AST): Find => {
  if (SchemaAST.isString(ast)) return hasLengthCheck(ast) ? nothing : ofText
  if (SchemaAST.isArrays(ast)) return ofList(ast)
  if (SchemaAST.isObjects(ast)) return ofStruct(ast)
  if (SchemaAST.isUnion(ast)) return ofUnion(ast)
  return SchemaAST.isSuspend(ast) ? (value, path) => finderOf(ast.thunk())(value, path) : nothing
}

const ofText: Find = (value, path) =>
  typeof value === "string" && value.length > defaultLengthLimits.text
    ? { path, expected: `Expected at most ${defaultLengthLimits.text} characters` }
    : null

const ofList = (ast: SchemaAST.Arrays): Find => {
  const items = [...ast.elements, ...ast.rest].map(finderOf)
  const isBound = ast.rest.length === 0 || hasLengthCheck(ast)
  return (value, path) => {
    if (!Array.isArray(value)) return null
    if (!isBound && value.length > defaultLengthLimits.list) return { path, expected: `Expected at most ${defaultLengthLimits.list} items` }
    return first(value, (item, at) => (items[Math.min(at, items.length - 1)] ?? nothing)(item, [...path, String(at)]))
  }
}

const ofStruct = (ast: SchemaAST.Objects): Find => {
  const fields = ast.propertySignatures
    .map(({ name, type }) => [String(name), finderOf(type)] as const)
    .filter(([, find]) => find !== nothing)
  const others = ast.indexSignatures.map(({ type }) => finderOf(type))
  if (fields.length === 0 && others.length === 0) return nothing
  return (value, path) => {
    if (typeof value !== "object" || value === null) return null
    const values = new Map(Object.entries(value))
    if (others.length > 0 && values.size > defaultLengthLimits.list)
      return { path, expected: `Expected at most ${defaultLengthLimits.list} entries` }
    return (
      first(fields, ([name, find]) => find(values.get(name), [...path, name])) ??
      first(others, (find) => first([...values], ([name, inner]) => ofText(name, path) ?? find(inner, [...path, name])))
    )
  }
}

/** A text that one of the types bounds is that type's to refuse. */
const ofUnion = (ast: SchemaAST.Union): Find => {
  const finders = ast.types.filter((type) => !SchemaAST.isNull(type)).map(finderOf)
  if (finders.every((find) => find === nothing)) return nothing
  return (value, path) => first(finders, (find) => find(value, path))
}

const first = <A, B>(all: ReadonlyArray<A>, find: (one: A, at: number) => B | null): B | null => {
  for (const [at, one] of all.entries()) {
    const found = find(one, at)
    if (found !== null) return found
  }
  return null
}

/** Whether one of its checks is a longest length, or several that are one. */
export const hasLengthCheck = ({ checks }: SchemaAST.AST): boolean => checks?.some(isLongest) ?? false

const isLongest = (check: SchemaAST.Check<never>): boolean => {
  if (check._tag === "FilterGroup") return check.checks.some(isLongest)
  const constraint: unknown = check.annotations?.["arbitraryConstraint"]
  return typeof constraint === "object" && constraint !== null && "maxLength" in constraint
}
