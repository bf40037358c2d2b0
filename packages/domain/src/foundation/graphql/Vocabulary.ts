import { type Schema, SchemaAST } from "effect"

/**
 * What GraphQL's language says of a capability beyond its calls. It stands apart from them, so that no browser carries it. A place is
 * `Type.field`; the fields of `Query` and `Mutation` are what calls ask for, and their arguments are `Query.field.argument`.
 */
export interface Vocabulary {
  /** Operations that change something; all others are queries. */
  readonly mutations?: ReadonlyArray<string>
  /**
   * The shapes of answers, by name. A struct is a type; several are one type with the fields of all. Literals are an enum; without a name
   * they are a String. A tagged union is a union, its tags are the names of its types. Anything else is a scalar.
   */
  readonly types?: Names
  /** The shapes of arguments, likewise. */
  readonly inputs?: Names
  /** Descriptions of types and places. */
  readonly texts?: Readonly<Record<string, string>>
  /** Places that may be null or left out, although the call's schema has a value there. */
  readonly optional?: ReadonlyArray<string>
  /** Documents that do not follow from their calls, by operation, with the root fields that they ask for. */
  readonly documents?: Readonly<Record<string, OwnDocument>>
}

export interface OwnDocument {
  readonly text: string
  readonly fields: ReadonlyArray<string>
}

type Names = Readonly<Record<string, Schema.Top | ReadonlyArray<Schema.Top>>>

/** The vocabularies of all capabilities as one. */
export interface TypeNames {
  readonly isMutation: (operation: string) => boolean
  readonly documentOf: (operation: string) => OwnDocument | undefined
  readonly textOf: (place: string) => string | undefined
  readonly isOptional: (place: string) => boolean
  readonly types: Shapes
  readonly inputs: Shapes
}

/** Encoded shapes and their names, either way. */
export interface Shapes {
  readonly nameOf: (shape: SchemaAST.AST) => string | undefined
  readonly named: (name: string) => ReadonlyArray<SchemaAST.AST>
}

/** Refuses what two capabilities say, and a shape with two names. */
export const createLexicon = (vocabularies: ReadonlyArray<Vocabulary>): TypeNames => {
  const merged = <Value>(part: (vocabulary: Vocabulary) => Readonly<Record<string, Value>> | undefined) =>
    once(vocabularies.flatMap((vocabulary) => Object.entries(part(vocabulary) ?? {})))
  const mutations = new Set(vocabularies.flatMap((vocabulary) => vocabulary.mutations ?? []))
  const optional = new Set(vocabularies.flatMap((vocabulary) => vocabulary.optional ?? []))
  const documents = merged((vocabulary) => vocabulary.documents)
  const texts = merged((vocabulary) => vocabulary.texts)
  return {
    isMutation: (operation) => mutations.has(operation),
    documentOf: (operation) => documents.get(operation),
    textOf: (place) => texts.get(place),
    isOptional: (place) => optional.has(place),
    types: shapesOf(merged((vocabulary) => vocabulary.types)),
    inputs: shapesOf(merged((vocabulary) => vocabulary.inputs))
  }
}

const shapesOf = (names: ReadonlyMap<string, Names[string]>): Shapes => {
  const byName = new Map([...names].map(([name, given]) => [name, [given].flat().map(({ ast }) => SchemaAST.toEncoded(ast))]))
  const byShape = once([...byName].flatMap(([name, shapes]) => shapes.map((shape) => [identityOf(shape), name])))
  return { nameOf: (shape) => byShape.get(identityOf(shape)), named: (name) => byName.get(name) ?? [] }
}

/** What stays the same when a schema is made optional, checked or annotated. */
const identityOf = (shape: SchemaAST.AST): unknown =>
  SchemaAST.isObjects(shape) ? shape.propertySignatures : SchemaAST.isUnion(shape) ? shape.types : shape

const once = <Key, Value>(entries: ReadonlyArray<readonly [Key, Value]>): ReadonlyMap<Key, Value> => {
  const all = new Map(entries)
  if (all.size < entries.length) {
    const twice = entries.filter(([key, value]) => all.get(key) !== value)
    throw new Error(`said twice: ${twice.map((entry) => entry.filter((part) => typeof part === "string").join(" ")).join(", ")}`)
  }
  return all
}
