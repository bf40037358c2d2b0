import { SchemaAST } from "effect"
import type { TypeNames, Shapes } from "./Vocabulary.ts"

/** How GraphQL writes the type of what an encoded schema lets through at a place: `[ProductCard!]!`. */
export const toTypeExpression = (shape: SchemaAST.AST, place: string, shapes: Shapes, lexicon: Pick<TypeNames, "isOptional">): string => {
  const bare = withoutNull(shape)
  const isOptional = bare !== shape || SchemaAST.isOptional(shape) || lexicon.isOptional(place)
  return `${nullable(bare, place, shapes, lexicon)}${isOptional ? "" : "!"}`
}

/** The one shape beside null, where there is one. */
export const withoutNull = (shape: SchemaAST.AST): SchemaAST.AST => {
  if (!SchemaAST.isUnion(shape)) return shape
  const [only, ...others] = shape.types.filter((type) => !SchemaAST.isNull(type))
  return only === undefined || others.length > 0 ? shape : only
}

const nullable = (shape: SchemaAST.AST, place: string, shapes: Shapes, lexicon: Pick<TypeNames, "isOptional">): string => {
  const name = shapes.nameOf(shape)
  if (name !== undefined) return name
  const item = SchemaAST.isArrays(shape) ? shape.rest[0] : undefined
  if (item !== undefined) return `[${toTypeExpression(item, `${place}[]`, shapes, lexicon)}]`
  if (SchemaAST.isNumber(shape)) return isInt(shape) ? "Int" : "Float"
  if (SchemaAST.isBoolean(shape)) return "Boolean"
  if (isText(shape)) return "String"
  throw new Error(`the shape at ${place} has no name in GraphQL`)
}

const isText = (shape: SchemaAST.AST): boolean =>
  SchemaAST.isString(shape) ||
  (SchemaAST.isLiteral(shape) && typeof shape.literal === "string") ||
  (SchemaAST.isUnion(shape) && shape.types.every(isText))

const isInt = ({ checks }: SchemaAST.Number): boolean =>
  checks?.some(({ annotations }) => annotations?.representation?.id === "effect/schema/isInt") === true
