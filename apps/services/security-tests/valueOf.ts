import { SchemaAST } from "effect"
import { oneOf } from "./hostileValues.ts"

/** Values to use for the strings, numbers and other parts of a schema. */
export interface Filling {
  readonly text: (field: string) => string
  readonly number: () => number
  /** Returns a hostile value to use, or undefined to use a valid value. */
  readonly instead: () => unknown
  readonly chance: () => number
}

/**
 * Creates a value that matches the encoded form of a schema. The attacks derive their values from the calls' schemas, so they cover new
 * calls automatically.
 */
export const valueOf = (ast: SchemaAST.AST, filling: Filling, field = "", depth = 0): unknown => {
  const replacement = filling.instead()
  if (replacement !== undefined) return replacement
  const inner = (next: SchemaAST.AST, name = field) => valueOf(next, filling, name, depth + 1)
  if (SchemaAST.isString(ast)) return filling.text(field)
  if (SchemaAST.isNumber(ast)) return filling.number()
  if (SchemaAST.isBoolean(ast)) return filling.chance() < 0.5
  if (SchemaAST.isLiteral(ast)) return ast.literal
  if (SchemaAST.isSuspend(ast)) return depth > 8 ? null : inner(ast.thunk())
  if (SchemaAST.isUnion(ast)) {
    const types = ast.types.filter((type) => !SchemaAST.isNull(type) && !SchemaAST.isUndefined(type))
    return types.length === 0 ? null : inner(oneOf(types, filling.chance))
  }
  if (SchemaAST.isArrays(ast)) return [...ast.elements, ...ast.rest].map((item) => inner(item))
  if (SchemaAST.isObjects(ast))
    return Object.fromEntries(ast.propertySignatures.map(({ name, type }) => [String(name), inner(type, String(name))]))
  return null
}
