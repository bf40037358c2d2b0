import type { Lexicon } from "./Lexicon.ts"
import type { QueryConstraint, ParsedProductType, CatalogFacts } from "./ParsedQuery.ts"
import { hasMeaning, hasKind, getMeanings } from "./senses.ts"
import type { Span } from "./spans.ts"
import { isMeasure, getRawText, type Token } from "./tokens.ts"

const weights = { measure: 3, value: 2.2, race: 1.6, brand: 2, configuration: 1.5, word: 1 } as const

/** A part with a different thread or bolt pattern cannot be mounted, so these measures outweigh others. */
const isMounting = ({ attribute }: { readonly attribute: string }): boolean =>
  /thread|bolt|spline|teeth|certification|rating/i.test(attribute)
const MOUNTING_BONUS = 0.5

/** Converts a phrase beside the head noun to constraints. */
export const parseConstraints = (
  span: Span,
  all: ReadonlyArray<Token>,
  types: ReadonlyArray<ParsedProductType>,
  facts: CatalogFacts,
  hasCar: boolean
): ReadonlyArray<QueryConstraint> => {
  const raw = getRawText(all, span.start, span.end)
  const demand = (kind: QueryConstraint["kind"], some: Partial<QueryConstraint> = {}): ReadonlyArray<QueryConstraint> => [
    { kind, raw, tokenIndex: span.start, tokens: span.tokens, values: [], name: "", weight: weights[kind], ...some }
  ]
  if (
    types.some(({ slug }) => span.tokens.length === 1 && facts.hasAttribute(slug, span.tokens[0]?.text ?? "")) &&
    hasMeaning(span, "type")
  )
    return []
  const values = getMeanings(span, "value")
  if (values.length > 0) {
    const own = values.filter(({ attribute, value }) => types.some(({ slug }) => facts.hasValue(slug, attribute, value)))
    return demand("value", {
      values: own.length > 0 ? own : values,
      weight: span.tokens.some(isMeasure) ? weights.measure + (own.some(isMounting) ? MOUNTING_BONUS : 0) : weights.value
    })
  }
  const [race] = getMeanings(span, "race")
  if (race !== undefined) return demand("race", { name: race.slug })
  const [brand] = getMeanings(span, "brand")
  if (brand !== undefined) return demand("brand", { name: brand.brand })
  const [configuration] = getMeanings(span, "configuration")
  if (configuration !== undefined) return demand("configuration", { name: configuration.configuration })
  // A trim such as 'Z28' beside a vehicle describes the vehicle. A number does not, because it may be a size.
  const isOfCar = span.senses.some(({ meaning }) => meaning.kind === "model" || meaning.kind === "generation")
  if (isOfCar && hasCar && span.tokens.some(({ text }) => /\p{L}/u.test(text))) return []
  if (span.tokens.some(isMeasure)) return demand("measure")
  if (isOfCar) return hasCar ? [] : demand("word")
  return demand("word")
}

/** Lists constraints within the head noun: an 'upper ball joint' is a ball joint with the position 'upper'. */
export const parseInnerConstraints = (
  lexicon: Lexicon,
  span: Span,
  types: ReadonlyArray<ParsedProductType>,
  facts: CatalogFacts
): ReadonlyArray<QueryConstraint> => {
  const found: Array<QueryConstraint> = []
  for (let length = span.tokens.length; length > 0; length--)
    for (let start = 0; start + length <= span.tokens.length; start++) {
      const part = span.tokens.slice(start, start + length)
      const at = span.start + start
      if (found.some((known) => at < known.tokenIndex + known.tokens.length && known.tokenIndex < at + length)) continue
      const values = lexicon
        .getSenses(part.map(({ text }) => text).join(" "))
        .map(({ meaning }) => meaning)
        .filter(hasKind("value"))
        .filter(({ attribute, value }) => types.some(({ slug }) => facts.hasValue(slug, attribute, value)))
      const isSize = length === 1 && /^\d[\d.]*[x/w-][\d.]/.test(part[0]?.text ?? "")
      const isNumber = isSize || (length === 1 && types.some(({ slug }) => part[0]?.value != null && facts.hasNumber(slug, part[0].value)))
      if (values.length === 0 && !isNumber) continue
      const kind = values.length > 0 ? "value" : "measure"
      found.push({
        kind,
        raw: part.map(({ raw }) => raw).join(" "),
        tokenIndex: at,
        tokens: part,
        values,
        name: "",
        weight: part.some(isMeasure) ? weights.measure : weights.value
      })
    }
  return found
}
