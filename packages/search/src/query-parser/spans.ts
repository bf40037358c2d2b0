import { MAX_PHRASE_WORDS, type Lexicon, type Meaning, type Sense } from "./Lexicon.ts"
import type { Token } from "./tokens.ts"

/** Tokens that form one phrase, with the phrase's senses in this query. An unknown word has no senses. */
export interface Span {
  readonly start: number
  readonly end: number
  readonly tokens: ReadonlyArray<Token>
  readonly senses: ReadonlyArray<Sense>
}

/** Weight of each kind of meaning, which decides if phrases compete for the same words. */
const worth: Readonly<Record<Meaning["kind"], number>> = {
  type: 1,
  notCarried: 1,
  elsewhere: 1,
  model: 1,
  generation: 0.95,
  family: 0.95,
  race: 0.9,
  brand: 0.9,
  value: 0.9,
  make: 0.85,
  configuration: 0.85,
  foreignBrand: 0.6,
  chatter: 0.5
}

/** Exponent of a phrase's length in its score. It makes a long phrase outweigh its single words. */
const lengthPower = 1.3

/** Segments a query into the phrases with the highest total score. */
export const segmentQuery = (lexicon: Lexicon, tokens: ReadonlyArray<Token>): ReadonlyArray<Span> => {
  const words = tokens.map(({ text }) => text)
  // A unit within a measure counts as context: '200lb' contains 'lb'.
  const whole = ` ${[...words, ...tokens.flatMap(({ unit }) => unit ?? [])].join(" ")} `
  const best: Array<{ readonly score: number; readonly span: Span | null }> = [{ score: 0, span: null }]
  for (let end = 1; end <= tokens.length; end++) {
    let top: { readonly score: number; readonly span: Span | null } = { score: -1, span: null }
    for (let start = Math.max(0, end - MAX_PHRASE_WORDS); start < end; start++) {
      const senses = getSensesInContext(lexicon, words.slice(start, end).join(" "), whole)
      if (senses.length === 0 && end - start > 1) continue
      const telling =
        senses.length === 0 ? 0 : Math.max(sumModels(senses), ...senses.map(({ meaning, weight }) => weight * worth[meaning.kind]))
      const score = (best[start]?.score ?? 0) + telling * (end - start) ** lengthPower
      if (score > top.score) top = { score, span: { start, end, tokens: tokens.slice(start, end), senses } }
    }
    best.push(top)
  }
  const spans: Array<Span> = []
  for (let end = tokens.length; end > 0;) {
    const span = best[end]?.span
    if (!span) break
    spans.unshift(span)
    end = span.start
  }
  return spans
}

/** Adds up the weights of a name's vehicles: 'chevy pickup' certainly means a vehicle, although only a year can determine which. */
const sumModels = (senses: ReadonlyArray<Sense>): number =>
  Math.min(
    1,
    senses.reduce((sum, { meaning, weight }) => sum + (meaning.kind === "model" ? weight : 0), 0)
  ) * worth.model

/** Lists the senses whose context the query contains. */
const getSensesInContext = (lexicon: Lexicon, phrase: string, whole: string): ReadonlyArray<Sense> =>
  lexicon
    .getSenses(phrase)
    .filter(({ context }) => context.length === 0 || context.some((near) => whole.includes(` ${near} `) || whole.includes(` ${near}s `)))
