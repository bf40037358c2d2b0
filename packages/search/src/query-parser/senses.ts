import type { Meaning } from "./Lexicon.ts"
import type { Span } from "./spans.ts"

type Of<Kind extends Meaning["kind"]> = Extract<Meaning, { readonly kind: Kind }>

export const hasKind =
  <Kind extends Meaning["kind"]>(kind: Kind) =>
  (meaning: Meaning): meaning is Of<Kind> =>
    meaning.kind === kind

/** What a phrase means, as far as it is of this kind. */
export const getMeanings = <Kind extends Meaning["kind"]>(span: Span, kind: Kind): ReadonlyArray<Of<Kind>> =>
  span.senses.map(({ meaning }) => meaning).filter(hasKind(kind))

/** Whether a phrase may mean something of this kind. */
export const hasMeaning = (span: Span, kind: Meaning["kind"]): boolean => span.senses.some(({ meaning }) => meaning.kind === kind)

/** So surely means a name one kind of part alone. */
export const UNAMBIGUOUS_WEIGHT = 0.9
