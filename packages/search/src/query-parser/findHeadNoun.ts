import type { Lexicon } from "./Lexicon.ts"
import type { ParsedProductType, ParsedQuery, CatalogFacts } from "./ParsedQuery.ts"
import { WHOLE_WORDS } from "./refineTypes.ts"
import { hasMeaning, getMeanings, UNAMBIGUOUS_WEIGHT } from "./senses.ts"
import type { Span } from "./spans.ts"
import { isMeasure, getRawText, type Token } from "./tokens.ts"

/** After these words, the query describes the use of the part, not the part itself. */
export const PREPOSITIONS = new Set([
  "for",
  "with",
  "on",
  "in",
  "from",
  "to",
  "w",
  "fits",
  "without",
  "behind",
  "under",
  "above",
  "below",
  "that",
  "thatll",
  "thats",
  "thatd",
  "which"
])

const ENGINE_NOUNS = new Set(["engine", "engines", "motor", "motors"])
const NEGATIONS = new Set(["no", "not", "non", "without"])
const both = new Set(["and", "or", "plus", "&"])

/** The head noun with its possible product types. */
export interface HeadNoun {
  readonly at: { readonly start: number; readonly end: number }
  readonly types: ReadonlyArray<ParsedProductType>
  readonly raw: string
  readonly spans: ReadonlySet<Span>
  readonly notCarried: ParsedQuery["notCarried"]
}

/** Product types with less than this share of the highest weight are ignored: '350 heads' does not mean headlights. */
const MIN_SHARE = 0.1

/**
 * With a lower weight, a name means goods that the shop does not sell, and the product type is only the closest match. The next constant
 * applies to another kind of name.
 */
const RARE_WEIGHT = 0.35
const MINORITY_WEIGHT = 0.5

/** Lists the unambiguous meanings of a phrase without context: product types, or parts that are not sold. */
const getClearTypes = (lexicon: Lexicon, phrase: string, kinds: ReadonlyArray<string> = ["type"]): Span["senses"] =>
  lexicon.getSenses(phrase).filter(({ context, meaning, weight }) => kinds.includes(meaning.kind) && weight >= 0.6 && context.length === 0)

/** Finds a noun at the end of a phrase that as a whole has a different meaning. */
const findNounAtEnd = (lexicon: Lexicon, span: Span): Span | null => {
  for (let start = 1; start < span.tokens.length; start++) {
    const tokens = span.tokens.slice(start)
    const senses = getClearTypes(lexicon, tokens.map(({ text }) => text).join(" "))
    if (senses.length > 0) return { start: span.start + start, end: span.end, tokens, senses }
  }
  return null
}

const containers = new Set(["jug", "can", "bottle", "case", "box", "tube", "pair", "roll", "bag"])
const isContainer = ({ tokens }: Span): boolean => containers.has(tokens.at(-1)?.text ?? "")

const MAX_TYPES_OF_PART = 4
/** Returns whether a phrase names a whole department, such as 'engine' or 'brakes'. */
export const isDepartment = (span: Span): boolean => getMeanings(span, "type").some(({ slugs }) => slugs.length > MAX_TYPES_OF_PART)

/** Returns whether a word before a department requests the whole department: 'complete exhaust'. */
export const isWholeDepartment = (span: Span, tokens: ReadonlyArray<Token>): boolean =>
  isDepartment(span) && WHOLE_WORDS.has(tokens[span.start - 1]?.text ?? "")

const SURE_NOUN_WEIGHT = 0.75
const getTypeWeight = ({ senses }: Span): number =>
  Math.max(0, ...senses.filter(({ meaning }) => meaning.kind === "type").map(({ weight }) => weight))

const isOnePart = ({ senses }: Span): boolean =>
  senses.some(({ meaning, weight }) => meaning.kind === "type" && meaning.slugs.length === 1 && weight >= UNAMBIGUOUS_WEIGHT)

/** Returns whether a phrase names the engine that the part is for: '350 engine' or 'motor 350' beside a part's name. */
export const isEngineNoun = (span: Span, spans: ReadonlyArray<Span>): boolean =>
  ENGINE_NOUNS.has(span.tokens.map(({ text }) => text).join(" ")) &&
  spans.some((family) => (family.end === span.start || family.start === span.end) && hasMeaning(family, "family"))

/** Finds the head noun: the last noun before a preposition, or several nouns joined by a conjunction. */
export const findHeadNoun = (lexicon: Lexicon, spans: ReadonlyArray<Span>, tokens: ReadonlyArray<Token>, facts: CatalogFacts): HeadNoun => {
  const allNamed = spans.filter((span) => hasMeaning(span, "type") || hasMeaning(span, "notCarried"))
  // Leaves out parts after a negation: 'no air conditioning'.
  const wanted = allNamed.filter(({ start }) => !NEGATIONS.has(tokens[start - 1]?.text ?? ""))
  const beside = wanted.filter((span) => !isEngineNoun(span, spans))
  const whole = beside.length > 0 ? beside : wanted.length > 0 ? wanted : allNamed
  // A phrase such as '12 bolt posi' names an axle but ends with the noun of a part.
  const kinds = whole.length > 0 ? whole : spans.flatMap((span) => findNounAtEnd(lexicon, span) ?? [])
  // A conjunction joins two parts: 'clutch & flywheel'.
  const isPartBefore = (span: Span, other: Span): boolean =>
    span.end === other.start && span.senses.some(({ meaning, weight }) => meaning.kind === "type" && weight >= UNAMBIGUOUS_WEIGHT)
  const isValueOf = (span: Span, other: Span): boolean =>
    span !== other &&
    !isPartBefore(span, other) &&
    getMeanings(other, "type").some(({ slugs }) =>
      slugs.some((slug) => getMeanings(span, "value").some(({ attribute, value }) => facts.hasValue(slug, attribute, value)))
    )
  const isValueOfSame = ({ end, senses }: Span, span: Span): boolean =>
    end === span.start && senses.some(({ meaning }) => meaning.kind === "value" && meaning.attribute.toLowerCase() === span.tokens[0]?.text)
  // A later name with a measurement describes the part before it: '3/8 stud' after rocker arms, or 'chrome can' after coils.
  const isMeasured = (span: Span, other: Span): boolean =>
    span !== other &&
    span.tokens.length === 1 &&
    (tokens[span.start - 1]?.value != null || spans.some((before) => isValueOfSame(before, span))) &&
    getMeanings(other, "type").some(({ slugs }) => slugs.some((slug) => facts.hasAttribute(slug, span.tokens[0]?.text ?? "")))
  // A number behind a part describes that part: 'shift knob white 4 speed' is a knob, although '4 speed' alone is a transmission.
  const isNumberBehind = (span: Span, other: Span): boolean =>
    other.end <= span.start && span.tokens[0]?.value != null && !other.tokens.some(isMeasure) && !hasMeaning(other, "foreignBrand")
  // An option behind a part describes that part: 'front hub wide five' is a hub, although 'wide five' alone is a wheel.
  const isOptionBehind = (span: Span, other: Span): boolean =>
    other.end === span.start && isOnePart(other) && hasMeaning(span, "value") && getTypeWeight(span) < SURE_NOUN_WEIGHT
  const named = kinds.filter(
    (span) =>
      !kinds.some(
        (other) => isValueOf(span, other) || isMeasured(span, other) || isNumberBehind(span, other) || isOptionBehind(span, other)
      )
  )
  const nowhere = { start: 0, end: 0 }
  const first = named[0]
  if (first === undefined) return { at: nowhere, types: [], raw: "", spans: new Set(), notCarried: null }
  // In 'a jug of oil', the oil is the requested part.
  const contained = named.find((span) =>
    named.some((other) => tokens[other.end]?.text === "of" && other.end + 1 === span.start && isContainer(other))
  )
  const stop =
    contained !== undefined
      ? undefined
      : spans.find((span) => span.start > first.start && tokens.slice(span.start, span.end).some(({ text }) => PREPOSITIONS.has(text)))
  // In 'generator to alternator swap', the alternator is the requested part.
  const target = findConversionTarget(named, tokens)
  const inOrder = target === null ? named.filter((span) => stop === undefined || span.start < stop.start) : [target]
  const lastInOrder = findPartBeforeSize(inOrder, tokens) ?? inOrder.at(-1) ?? first
  // A part after a whole department is the requested part: 'the front brakes are worn, so I need ceramic pads'. A department after a part
  // names the part's location: 'wiring harness engine bay'.
  const last =
    isDepartment(lastInOrder) && !isWholeDepartment(lastInOrder, tokens)
      ? (named.find((span) => span.start > lastInOrder.start && isOnePart(span)) ?? inOrder.findLast(isOnePart) ?? lastInOrder)
      : lastInOrder
  const kit = findListedKit(lexicon, inOrder)
  if (kit !== null) return kit.toNoun(tokens)
  const turned = findReversedNoun(lexicon, inOrder, last) ?? findSplitNoun(lexicon, spans, last)
  const head = turned?.noun ?? last
  // A split name whose first words name no part replaces the part before 'for'.
  const replaced = turned !== null && !inOrder.includes(turned.of) ? turned.with : turned?.of
  const group = (inOrder.includes(last) ? inOrder : [last]).flatMap((span) =>
    span === replaced ? [head] : span === turned?.with ? [] : [span]
  )
  const headNotCarried = head.senses.find(({ meaning }) => meaning.kind === "notCarried")
  const bestType = getTypeWeight(head)
  const sum = head.senses.reduce(
    (known, { context, meaning, weight }) => known + (meaning.kind === "type" && context.length === 0 ? weight : 0),
    0
  )
  if (
    headNotCarried === undefined &&
    sum > 0 &&
    bestType < RARE_WEIGHT &&
    sum < MINORITY_WEIGHT &&
    (head.tokens.length > 1 || head.senses.length === 1)
  ) {
    const raw = getRawText(tokens, head.start, head.end)
    const near = getMeanings(head, "type")[0]?.slugs[0] ?? null
    return { at: head, types: [], raw, spans: new Set(kinds), notCarried: { raw, near } }
  }
  if (headNotCarried !== undefined && headNotCarried.weight >= bestType) {
    const near = headNotCarried.meaning.kind === "notCarried" ? headNotCarried.meaning.near : null
    // If the shop does not sell headlight bulbs, 'headlight bulb' does not mean other bulbs.
    const start = getRunStart(named, head)
    // In 'cover for the steering wheel', the name is that of a steering wheel cover.
    const last = turned === null || turned.of.start > head.start ? "" : ` ${getRawText(tokens, turned.with.start, turned.with.end)}`
    const raw = `${getRawText(tokens, start, head.end)}${last}`
    return { at: head, types: [], raw, spans: new Set(kinds), notCarried: { raw, near } }
  }
  // A part for other goods is not a part of the shop: 'video game steering wheel'.
  const forOther = spans.find(
    ({ end, senses }) =>
      end === head.start &&
      senses.some(({ meaning, weight }) => meaning.kind === "notCarried" && meaning.near === null && weight >= UNAMBIGUOUS_WEIGHT)
  )
  if (forOther !== undefined)
    return {
      at: head,
      types: [],
      raw: getRawText(tokens, forOther.start, head.end),
      spans: new Set(kinds),
      notCarried: {
        raw: getRawText(tokens, forOther.start, head.end),
        near: getMeanings(head, "type")[0]?.slugs[0] ?? null,
        isUnrelated: true
      }
    }
  const joined = group.filter(
    (span, at) => span === head || tokens.slice(span.end, group[at + 1]?.start).some(({ text }) => both.has(text))
  )
  const weights = new Map<string, number>()
  for (const span of joined) {
    // A category may have the same name but include other types too. The product type counts: 'brake pads' does not mean shoes.
    const isOneKind = span.senses.some(
      ({ meaning, weight }) => meaning.kind === "type" && meaning.slugs.length === 1 && weight >= UNAMBIGUOUS_WEIGHT
    )
    for (const { meaning, weight } of span.senses)
      if (meaning.kind === "type" && (!isOneKind || meaning.slugs.length === 1))
        for (const slug of meaning.slugs) weights.set(slug, Math.max(weight, weights.get(slug) ?? 0))
  }
  const best = Math.max(0, ...weights.values())
  const types = [...weights]
    .map(([slug, weight]) => ({ slug, weight }))
    .filter(({ weight }) => weight >= best * MIN_SHARE)
    .toSorted((one, other) => other.weight - one.weight)
  return {
    at: head,
    types,
    raw: joined.map(({ end, start }) => getRawText(tokens, start, end)).join(" and "),
    spans: new Set(turned === null ? joined : [...joined, turned.of, turned.with]),
    notCarried: null
  }
}

/** Finds a part before the size of another part: 'throw out bearing 10.4 clutch' is a bearing. */
const findPartBeforeSize = (inOrder: ReadonlyArray<Span>, tokens: ReadonlyArray<Token>): Span | undefined => {
  const [part, last] = inOrder.slice(-2)
  const isSize = part !== undefined && last !== undefined && last.start === part.end + 1 && tokens[part.end]?.value != null
  return isSize && part.tokens.length > 1 && isOnePart(part) && !hasMeaning(part, "value") && !last.tokens.some(isMeasure)
    ? part
    : undefined
}

/** Finds a kit that a list of its parts follows: 'tune up kit plugs wires cap'. */
const findListedKit = (
  { rules }: Lexicon,
  inOrder: ReadonlyArray<Span>
): { readonly toNoun: (tokens: ReadonlyArray<Token>) => HeadNoun } | null => {
  const [kit, ...listed] = inOrder
  const slug = kit === undefined || listed.length < MIN_LISTED_PARTS ? undefined : getMeanings(kit, "type")[0]?.slugs[0]
  const rule = rules.kits.find((own) => own.kit === slug)
  const isListed = (span: Span): boolean => getMeanings(span, "type").some(({ slugs }) => slugs.some((part) => rule?.parts.includes(part)))
  if (kit === undefined || slug === undefined || rule === undefined || !listed.every(isListed)) return null
  return {
    toNoun: (tokens) => ({
      at: kit,
      types: [{ slug, weight: 1 }],
      raw: getRawText(tokens, kit.start, kit.end),
      spans: new Set(inOrder),
      notCarried: null
    })
  }
}
const MIN_LISTED_PARTS = 2

/** Words for the change from one kind of part to the next. */
export const CONVERSION_WORDS: ReadonlySet<string> = new Set(["swap", "conversion", "convert", "converting", "upgrade", "changeover"])

/** Finds the part after 'to' in a conversion; null if the query names none. */
const findConversionTarget = (named: ReadonlyArray<Span>, tokens: ReadonlyArray<Token>): Span | null => {
  const to = tokens.findIndex(({ text }) => text === "to")
  if (to < 0 || !named.some(({ end }) => end === to) || !tokens.some(({ text }) => CONVERSION_WORDS.has(text))) return null
  return named.find(({ start }) => start > to) ?? null
}

/** Finds a name whose first word comes last: 'muffler 2.5 inch turbo' means a turbo muffler. */
const findReversedNoun = (
  lexicon: Lexicon,
  named: ReadonlyArray<Span>,
  last: Span
): { readonly of: Span; readonly noun: Span; readonly with: Span } | null => {
  for (const of of named) {
    if (of === last) continue
    // The first word may replace only the beginning of the name: 'carb rebuild kit quadrajet' means a quadrajet rebuild kit.
    for (let start = 0; start < of.tokens.length; start++) {
      const phrase = [...last.tokens, ...of.tokens.slice(start)].map(({ text }) => text).join(" ")
      const senses = start > 0 && of.tokens.length - start < MIN_SUFFIX_WORDS ? [] : getClearTypes(lexicon, phrase)
      if (senses.length > 0) return { of, noun: { ...of, senses }, with: last }
    }
  }
  return null
}

/** Minimum number of last words of a name to which a different first word may be added. */
const MIN_SUFFIX_WORDS = 2

/** Finds a name split by 'for' or 'of': 'housing for a thermostat' is a thermostat housing. */
const findSplitNoun = (lexicon: Lexicon, spans: ReadonlyArray<Span>, last: Span): ReturnType<typeof findReversedNoun> => {
  const at = spans.findIndex(({ tokens }) => tokens.length === 1 && (tokens[0]?.text === "for" || tokens[0]?.text === "of"))
  const before = spans[at - 1]
  if (before === undefined) return null
  const whole = findSplitPhrase(lexicon, spans, at, before)
  if (whole !== null) return whole
  if (last.start <= before.start) return null
  const phrase = [...last.tokens, ...before.tokens].map(({ text }) => text).join(" ")
  const senses = getClearTypes(lexicon, phrase)
  return senses.length > 0 ? { of: last, noun: { ...last, senses }, with: before } : null
}

/** Maximum number of words after 'for' with which the name may begin. */
const MAX_SPLIT_WORDS = 3
const DETERMINERS = new Set(["the", "a", "an", "my", "your", "our"])

/** Returns whether a phrase alone means only one product type: 'rotor', but not 'cover'. */
const isSureAlone = ({ senses }: Span): boolean =>
  senses.some(({ context, meaning, weight }) => meaning.kind === "type" && context.length === 0 && weight >= UNAMBIGUOUS_WEIGHT)

/**
 * Finds a name split by 'for' whose first words name no part ('rebuild kit for the front suspension'), or whose last word alone is
 * ambiguous: 'cover for the steering wheel'.
 */
const findSplitPhrase = (lexicon: Lexicon, spans: ReadonlyArray<Span>, at: number, before: Span): ReturnType<typeof findReversedNoun> => {
  if (!hasMeaning(before, "type")) return null
  const behind = spans.slice(at + 1).filter(({ tokens }) => !tokens.every(({ text }) => DETERMINERS.has(text)))
  for (let count = Math.min(MAX_SPLIT_WORDS, behind.length); count > 0; count--) {
    const used = behind.slice(0, count)
    const tokens = used.flatMap((span) => span.tokens)
    const senses = getClearTypes(lexicon, [...tokens, ...before.tokens].map(({ text }) => text).join(" "), ["type", "notCarried"])
    const [first, end] = [used[0], used.at(-1)?.end]
    if (senses.length === 0 || first === undefined || end === undefined) continue
    const isNamed = used.some((span) => hasMeaning(span, "type"))
    if (isNamed ? isSureAlone(before) : count === 1) continue
    const of = { start: first.start, end, tokens, senses }
    return { of, noun: of, with: before }
  }
  return null
}

/** Returns the start of the sequence of adjacent names that ends with this name. */
const getRunStart = (named: ReadonlyArray<Span>, head: Span): number =>
  named.toReversed().reduce((start, span) => (span.end === start ? span.start : start), head.start)

/** Rejects parts for goods of another kind of shop, such as a golf cart or a refrigerator. */
export const rejectUnrelatedGoods = (spans: ReadonlyArray<Span>, tokens: ReadonlyArray<Token>, noun: HeadNoun): HeadNoun => {
  const elsewhere = spans.find((span) => hasMeaning(span, "elsewhere"))
  if (elsewhere === undefined || noun.notCarried !== null) return noun
  const end = noun.at.start === elsewhere.end ? noun.at.end : elsewhere.end
  const raw = getRawText(tokens, elsewhere.start, end)
  return {
    at: elsewhere,
    types: [],
    raw,
    spans: new Set([elsewhere, ...noun.spans]),
    notCarried: { raw, near: noun.types[0]?.slug ?? null, isUnrelated: true }
  }
}
