import type { Meaning } from "./Lexicon.ts"
import type { Span } from "./spans.ts"

type Of<Kind extends Meaning["kind"]> = Extract<Meaning, { readonly kind: Kind }>

export const hasKind =
  <Kind extends Meaning["kind"]>(kind: Kind) =>
  (meaning: Meaning): meaning is Of<Kind> =>
    meaning.kind === kind

/** Lists the meanings of one kind. */
export const getMeanings = <Kind extends Meaning["kind"]>(span: Span, kind: Kind): ReadonlyArray<Of<Kind>> =>
  span.senses.map(({ meaning }) => meaning).filter(hasKind(kind))

/** Returns whether a phrase has a meaning of one kind. */
export const hasMeaning = (span: Span, kind: Meaning["kind"]): boolean => span.senses.some(({ meaning }) => meaning.kind === kind)

/** A name with at least this weight means only one product type. */
export const UNAMBIGUOUS_WEIGHT = 0.9
