import { SchemaAST } from "effect"
import type { TypeNames, Shapes } from "./Vocabulary.ts"

/** Formats the GraphQL type of an encoded schema at a path: `[ProductCard!]!`. */
export const toTypeExpression = (shape: SchemaAST.AST, place: string, shapes: Shapes, lexicon: Pick<TypeNames, "isOptional">): string => {
  const bare = withoutNull(shape)
  const isOptional = bare !== shape || SchemaAST.isOptional(shape) || lexicon.isOptional(place)
  return `${toNullableExpression(bare, place, shapes, lexicon)}${isOptional ? "" : "!"}`
}

/** Returns the only member of a union besides null, or the shape itself. */
export const withoutNull = (shape: SchemaAST.AST): SchemaAST.AST => {
  if (!SchemaAST.isUnion(shape)) return shape
  const [only, ...others] = shape.types.filter((type) => !SchemaAST.isNull(type))
  return only === undefined || others.length > 0 ? shape : only
}

const toNullableExpression = (shape: SchemaAST.AST, place: string, shapes: Shapes, lexicon: Pick<TypeNames, "isOptional">): string => {
  const name = shapes.nameOf(shape)
  if (name !== undefined) return name
  const item = SchemaAST.isArrays(shape) ? shape.rest[0] : undefined
  if (item !== undefined) return `[${toTypeExpression(item, `${place}[]`, shapes, lexicon)}]`
  if (SchemaAST.isNumber(shape)) return isInt(shape) ? "Int" : "Float"
  if (SchemaAST.isBoolean(shape)) return "Boolean"
  if (isText(shape)) return "String"
  throw new Error(`no GraphQL name for the shape at ${place}; add it to the vocabulary`)
}

const isText = (shape: SchemaAST.AST): boolean =>
  SchemaAST.isString(shape) ||
  (SchemaAST.isLiteral(shape) && typeof shape.literal === "string") ||
  (SchemaAST.isUnion(shape) && shape.types.every(isText))

const isInt = ({ checks }: SchemaAST.Number): boolean =>
  checks?.some(({ annotations }) => annotations?.representation?.id === "effect/schema/isInt") === true
