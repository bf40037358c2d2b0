import { carIn } from "./carIn.ts"
import type { Lexicon, Meaning } from "./Lexicon.ts"
import type { Demand, NamedFamily, NamedPart, NamedType, QueryReading } from "./QueryReading.ts"
import { corrected } from "./corrected.ts"
import { type Span, spansOf } from "./spans.ts"
import { type Token, tokensOf } from "./tokens.ts"

/** What a text may become as its last word is typed on: the commonest first, the whole text each. */
export const completionsOf = (lexicon: Lexicon, text: string): ReadonlyArray<string> => {
  const typed = tokensOf(text)
  const last = typed.at(-1)
  if (last === undefined || last.value !== null) return []
  const before = rawOf(typed, 0, typed.length - 1)
  return lexicon.beginning(last.text).map((word) => (before === "" ? word : `${before} ${word}`))
}

/** What a reading has to know of the shop's shelf. */
export interface ShelfFacts {
  /** The years in which a model was built; empty for one that the shop does not know. */
  readonly yearsOf: (make: string, model: string) => ReadonlyArray<number>
  /** Whether parts of this type come with this value. */
  readonly hasValue: (type: string, attribute: string, value: string) => boolean
  /** Whether an attribute of this type is called so: 'Stud', 'Pipe'. */
  readonly hasAttribute: (type: string, name: string) => boolean
  /** Whether parts of this type come in this number of anything. */
  readonly hasNumber: (type: string, value: number) => boolean
}

export interface ReadingWish {
  /** The words stand as they are typed, slips and all. */
  readonly isExact?: boolean
  /** The last word may be begun only. */
  readonly isTyping?: boolean
}

/**
 * Reads a search: the car, the engine, the kind of part and what the part should be. Pure; what it costs is bounded by the tokens, of which there are
 * at most 24.
 */
export const readQuery = (
  lexicon: Lexicon,
  facts: ShelfFacts,
  text: string,
  { isExact = false, isTyping = false }: ReadingWish = {}
): QueryReading => {
  const typed = tokensOf(text)
  const tokens = isExact ? typed : corrected(lexicon, typed, isTyping)
  const spans = spansOf(lexicon, tokens)
  const found = carIn(spans, tokens, facts, isNumberOfPart(spans, facts))
  const rest = spans.filter((span) => !found.used.has(span))
  const makes = rest.flatMap((span) => meant(span, "make").map(({ make }) => make))
  const noun = ofAnotherShop(rest, tokens, nounIn(lexicon, rest, tokens, facts))
  const others = rest.filter((span) => !noun.spans.has(span))
  const make = found.car?.make ?? makes[0] ?? null
  const named = [...noun.spans].flatMap((span) => engineWithin(lexicon, span))
  const engines = enginesIn([...others, ...named], noun.types, make, found.car, facts)
  const demands = [
    ...others
      .filter((span) => !engines.used.has(span) && !isTalk(span) && !isMaker(span))
      .flatMap((span) => demandsOf(span, tokens, noun.types, facts, found.car !== null)),
    ...[...noun.spans].flatMap((span) => demandsWithin(lexicon, span, noun.types, facts))
  ]
  const isOfCar = (span: Span): boolean =>
    found.car !== null && span.senses.length > 0 && span.senses.every(({ meaning }) => carKinds.has(meaning.kind))
  const beside = spans.filter((span) => !found.used.has(span) && !isTalk(span) && !isOfCar(span))
  return {
    car: found.car,
    make: found.car === null ? (makes[0] ?? null) : null,
    families: engines.families,
    engineRaw: engines.raw,
    types: noun.types,
    noun: noun.raw,
    nounAt: noun.at,
    sureness: Math.max(0, ...noun.types.map(({ weight }) => weight)),
    demands,
    notCarried: noun.notCarried,
    notSold: brandNotSold(lexicon, rest),
    corrected: tokens.some(({ raw }, at) => raw !== typed[at]?.raw) ? rawOf(tokens, 0, tokens.length) : null,
    parts: partsOf(tokens, [
      { kind: "vehicle", spans: [...found.used] },
      { kind: "engine", spans: [...engines.used].filter((span) => !named.includes(span)) },
      { kind: "type", spans: [...noun.spans] },
      ...demands
        .filter(({ at }) => ![...noun.spans].some((span) => span.start <= at && at < span.end))
        .map(({ at, kind, tokens: own }) => ({
          kind: kind === "word" ? ("word" as const) : ("demand" as const),
          spans: [{ start: at, end: at + own.length }]
        }))
    ]),
    besideCar: beside.map((span) => rawOf(tokens, span.start, span.end)).join(" ")
  }
}

/** Whether a part that is named comes in a number: '850' behind carburetors is their airflow, and no Volvo. */
const isNumberOfPart =
  (spans: ReadonlyArray<Span>, facts: ShelfFacts) =>
  (value: number): boolean =>
    spans.some(({ senses }) =>
      senses.some(
        ({ meaning, weight }) => meaning.kind === "type" && weight >= ONE_KIND && meaning.slugs.some((slug) => facts.hasNumber(slug, value))
      )
    )

export const rawOf = (tokens: ReadonlyArray<Token>, start: number, end: number): string =>
  tokens
    .slice(start, end)
    .map(({ raw }) => raw)
    .join(" ")

interface PartPlace {
  readonly kind: NamedPart["kind"]
  readonly spans: ReadonlyArray<{ readonly start: number; readonly end: number }>
}

/** The parts in the order of their words. What is left without one keeps its order, and loses what only joined it. */
const partsOf = (tokens: ReadonlyArray<Token>, parts: ReadonlyArray<PartPlace>): ReadonlyArray<NamedPart> => {
  const rawWhere = (isMeant: (at: number) => boolean): string =>
    tokens
      .filter((_, at) => isMeant(at))
      .map(({ raw }) => raw)
      .join(" ")
  return parts
    .filter(({ spans }) => spans.length > 0)
    .toSorted((one, other) => Math.min(...one.spans.map(({ start }) => start)) - Math.min(...other.spans.map(({ start }) => start)))
    .map(({ kind, spans }) => {
      const isOf = (at: number): boolean => spans.some(({ end, start }) => start <= at && at < end)
      const isJoint = (at: number): boolean => behind.has(tokens[at]?.text ?? "") && isOf(at + 1)
      return { kind, raw: rawWhere(isOf), without: rawWhere((at) => !isOf(at) && !isJoint(at)) }
    })
}

/** A maker whose parts the shop does not sell: alone, or at the beginning of a part's name ('hooker headers'). */
const brandNotSold = (lexicon: Lexicon, spans: ReadonlyArray<Span>): QueryReading["notSold"] => {
  for (const span of spans) {
    if (has(span, "brand")) continue
    for (let length = span.tokens.length; length > 0; length--) {
      const phrase = span.tokens.slice(0, length).map(({ text }) => text)
      const senses = length === span.tokens.length ? span.senses : lexicon.sensesOf(phrase.join(" "))
      for (const { meaning } of senses)
        if (meaning.kind === "foreignBrand" && meaning.brand !== null) return { brand: meaning.brand, near: meaning.near }
    }
  }
  return null
}

/** What is for a golf cart or a refrigerator is no part that the shop has, whatever it is called. */
const ofAnotherShop = (spans: ReadonlyArray<Span>, tokens: ReadonlyArray<Token>, noun: Noun): Noun => {
  const elsewhere = spans.find((span) => has(span, "elsewhere"))
  if (elsewhere === undefined || noun.notCarried !== null) return noun
  const end = noun.at.start === elsewhere.end ? noun.at.end : elsewhere.end
  const raw = rawOf(tokens, elsewhere.start, end)
  return {
    at: elsewhere,
    types: [],
    raw,
    spans: new Set([elsewhere, ...noun.spans]),
    notCarried: { raw, near: noun.types[0]?.slug ?? null }
  }
}

type Of<Kind extends Meaning["kind"]> = Extract<Meaning, { readonly kind: Kind }>

const isKind =
  <Kind extends Meaning["kind"]>(kind: Kind) =>
  (meaning: Meaning): meaning is Of<Kind> =>
    meaning.kind === kind

const meant = <Kind extends Meaning["kind"]>(span: Span, kind: Kind): ReadonlyArray<Of<Kind>> =>
  span.senses.map(({ meaning }) => meaning).filter(isKind(kind))

const has = (span: Span, kind: Meaning["kind"]): boolean => span.senses.some(({ meaning }) => meaning.kind === kind)

/** Nothing about a part: chatter, and makes, which say whose engine or car is meant. */
const isTalk = (span: Span): boolean =>
  span.senses.length > 0 &&
  span.senses.every(({ meaning }) => meaning.kind === "chatter" || meaning.kind === "make" || meaning.kind === "foreignBrand")

/** A maker's name that stands for its parts where no other is named; beside another it says only whose. */
const isMaker = (span: Span): boolean => has(span, "foreignBrand") && !has(span, "value")

const carKinds: ReadonlySet<Meaning["kind"]> = new Set(["model", "generation", "make", "chatter"])

/** Behind one of these stands what the part is for, not what it is. */
const behind = new Set(["for", "with", "on", "in", "from", "to", "w", "fits", "without"])
const both = new Set(["and", "or", "plus", "&"])

interface Noun {
  readonly at: { readonly start: number; readonly end: number }
  readonly types: ReadonlyArray<NamedType>
  readonly raw: string
  readonly spans: ReadonlySet<Span>
  readonly notCarried: QueryReading["notCarried"]
}

/** So surely means a name one kind of part alone. */
const ONE_KIND = 0.9

/** A name that so few mean this part by means something that the shop has not; the part is only the nearest. */
const RARELY = 0.35
const MOSTLY_ELSE = 0.5

/** The parts that a phrase names whatever stands beside it. */
const typesSurely = (lexicon: Lexicon, phrase: string): Span["senses"] =>
  lexicon.sensesOf(phrase).filter(({ context, meaning, weight }) => meaning.kind === "type" && weight >= 0.6 && context.length === 0)

/** The noun at the end of a phrase that is known for something else. */
const nounAtEnd = (lexicon: Lexicon, span: Span): Span | null => {
  for (let start = 1; start < span.tokens.length; start++) {
    const tokens = span.tokens.slice(start)
    const senses = typesSurely(lexicon, tokens.map(({ text }) => text).join(" "))
    if (senses.length > 0) return { start: span.start + start, end: span.end, tokens, senses }
  }
  return null
}

/** The kind of part: the last one named before a 'for', or several where an 'and' joins them. */
const nounIn = (lexicon: Lexicon, spans: ReadonlyArray<Span>, tokens: ReadonlyArray<Token>, facts: ShelfFacts): Noun => {
  const whole = spans.filter((span) => has(span, "type") || has(span, "notCarried"))
  // '12 bolt posi' is the name of an axle with a part's noun at its end.
  const kinds = whole.length > 0 ? whole : spans.flatMap((span) => nounAtEnd(lexicon, span) ?? [])
  // 'Clutch & flywheel' are two.
  const isPartBefore = (span: Span, other: Span): boolean =>
    span.end === other.start && span.senses.some(({ meaning, weight }) => meaning.kind === "type" && weight >= ONE_KIND)
  const isValueOf = (span: Span, other: Span): boolean =>
    span !== other &&
    !isPartBefore(span, other) &&
    meant(other, "type").some(({ slugs }) =>
      slugs.some((slug) => meant(span, "value").some(({ attribute, value }) => facts.hasValue(slug, attribute, value)))
    )
  const isValueOfSame = ({ end, senses }: Span, span: Span): boolean =>
    end === span.start && senses.some(({ meaning }) => meaning.kind === "value" && meaning.attribute.toLowerCase() === span.tokens[0]?.text)
  // '3/8 stud' behind rocker arms says which ones, and 'chrome can' which coils.
  const isMeasured = (span: Span, other: Span): boolean =>
    span !== other &&
    span.tokens.length === 1 &&
    (tokens[span.start - 1]?.value != null || spans.some((before) => isValueOfSame(before, span))) &&
    meant(other, "type").some(({ slugs }) => slugs.some((slug) => facts.hasAttribute(slug, span.tokens[0]?.text ?? "")))
  // 'Shift knob white 4 speed' is a knob; '4 speed' alone is a transmission.
  const isNumberBehind = (span: Span, other: Span): boolean =>
    other.end <= span.start && span.tokens[0]?.value != null && !other.tokens.some(isMeasure) && !has(other, "foreignBrand")
  const named = kinds.filter(
    (span) => !kinds.some((other) => isValueOf(span, other) || isMeasured(span, other) || isNumberBehind(span, other))
  )
  const nowhere = { start: 0, end: 0 }
  const first = named[0]
  if (first === undefined) return { at: nowhere, types: [], raw: "", spans: new Set(), notCarried: null }
  const stop = spans.find((span) => span.start > first.start && tokens.slice(span.start, span.end).some(({ text }) => behind.has(text)))
  const inOrder = named.filter((span) => stop === undefined || span.start < stop.start)
  const last = inOrder.at(-1) ?? first
  const turned = turnedNoun(lexicon, inOrder, last) ?? nounOf(lexicon, spans, last)
  const head = turned?.noun ?? last
  const group = inOrder.flatMap((span) => (span === turned?.of ? [head] : span === turned?.with ? [] : [span]))
  const headNotCarried = head.senses.find(({ meaning }) => meaning.kind === "notCarried")
  const bestType = Math.max(0, ...head.senses.filter(({ meaning }) => meaning.kind === "type").map(({ weight }) => weight))
  const sum = head.senses.reduce(
    (known, { context, meaning, weight }) => known + (meaning.kind === "type" && context.length === 0 ? weight : 0),
    0
  )
  if (
    headNotCarried === undefined &&
    sum > 0 &&
    bestType < RARELY &&
    sum < MOSTLY_ELSE &&
    (head.tokens.length > 1 || head.senses.length === 1)
  ) {
    const raw = rawOf(tokens, head.start, head.end)
    const near = meant(head, "type")[0]?.slugs[0] ?? null
    return { at: head, types: [], raw, spans: new Set(kinds), notCarried: { raw, near } }
  }
  if (headNotCarried !== undefined && headNotCarried.weight >= bestType) {
    const near = headNotCarried.meaning.kind === "notCarried" ? headNotCarried.meaning.near : null
    // 'Headlight bulb' is not stocked; bulbs of other kinds were not asked for.
    const start = startOfRun(named, head)
    const raw = rawOf(tokens, start, head.end)
    return { at: head, types: [], raw, spans: new Set(kinds), notCarried: { raw, near } }
  }
  // 'Video game steering wheel' is for a game.
  const forOther = spans.find(
    ({ end, senses }) =>
      end === head.start &&
      senses.some(({ meaning, weight }) => meaning.kind === "notCarried" && meaning.near === null && weight >= ONE_KIND)
  )
  if (forOther !== undefined)
    return {
      at: head,
      types: [],
      raw: rawOf(tokens, forOther.start, head.end),
      spans: new Set(kinds),
      notCarried: { raw: rawOf(tokens, forOther.start, head.end), near: meant(head, "type")[0]?.slugs[0] ?? null }
    }
  const joined = group.filter(
    (span, at) => span === head || tokens.slice(span.end, group[at + 1]?.start).some(({ text }) => both.has(text))
  )
  const weights = new Map<string, number>()
  for (const span of joined) {
    // A department of the same name has other kinds too: 'brake pads' are no shoes.
    const isOneKind = span.senses.some(({ meaning, weight }) => meaning.kind === "type" && meaning.slugs.length === 1 && weight >= ONE_KIND)
    for (const { meaning, weight } of span.senses)
      if (meaning.kind === "type" && (!isOneKind || meaning.slugs.length === 1))
        for (const slug of meaning.slugs) weights.set(slug, Math.max(weight, weights.get(slug) ?? 0))
  }
  const types = [...weights].map(([slug, weight]) => ({ slug, weight })).toSorted((one, other) => other.weight - one.weight)
  return {
    at: head,
    types,
    raw: joined.map(({ end, start }) => rawOf(tokens, start, end)).join(" and "),
    spans: new Set(turned === null ? joined : [...joined, turned.of, turned.with]),
    notCarried: null
  }
}

/** A part's name whose first word stands last: 'muffler 2.5 inch turbo' is a turbo muffler. */
const turnedNoun = (
  lexicon: Lexicon,
  named: ReadonlyArray<Span>,
  last: Span
): { readonly of: Span; readonly noun: Span; readonly with: Span } | null => {
  for (const of of named) {
    if (of === last) continue
    const phrase = [...last.tokens, ...of.tokens].map(({ text }) => text).join(" ")
    const senses = typesSurely(lexicon, phrase)
    if (senses.length > 0) return { of, noun: { ...of, senses }, with: last }
  }
  return null
}

/** 'Housing for a thermostat' is a thermostat housing. */
const nounOf = (lexicon: Lexicon, spans: ReadonlyArray<Span>, last: Span): ReturnType<typeof turnedNoun> => {
  const at = spans.findIndex(({ tokens }) => tokens.length === 1 && (tokens[0]?.text === "for" || tokens[0]?.text === "of"))
  const before = spans[at - 1]
  if (before === undefined || last.start <= before.start) return null
  const phrase = [...last.tokens, ...before.tokens].map(({ text }) => text).join(" ")
  const senses = typesSurely(lexicon, phrase)
  return senses.length > 0 ? { of: last, noun: { ...last, senses }, with: before } : null
}

/** Where the names that stand right before this one, without a word between them, begin. */
const startOfRun = (named: ReadonlyArray<Span>, head: Span): number =>
  named.toReversed().reduce((start, span) => (span.end === start ? span.start : start), head.start)

/** Engines by name or displacement. A number in which the part itself comes is no engine: '350 lb springs'. */
const enginesIn = (
  spans: ReadonlyArray<Span>,
  types: ReadonlyArray<NamedType>,
  make: string | null,
  car: QueryReading["car"],
  facts: ShelfFacts
): { readonly families: ReadonlyArray<NamedFamily>; readonly raw: string; readonly used: ReadonlySet<Span> } => {
  const used = new Set<Span>()
  const weights = new Map<string, number>()
  for (const span of spans) {
    const senses = span.senses.filter(({ meaning }) => meaning.kind === "family")
    if (senses.length === 0 || span.tokens.some(isFraction)) continue
    if (
      has(span, "value") &&
      types.some(({ slug }) => meant(span, "value").some(({ attribute, value }) => facts.hasValue(slug, attribute, value)))
    )
      continue
    const bare = span.tokens.length === 1 ? (span.tokens[0]?.value ?? null) : null
    if (bare !== null && types.some(({ slug }) => facts.hasNumber(slug, bare))) continue
    const ofMake = senses.filter(({ meaning }) => meaning.kind === "family" && make !== null && meaning.make === make)
    const ofAny = senses.filter(({ meaning }) => meaning.kind === "family" && meaning.make === "")
    const asked = ofMake.length > 0 ? ofMake : ofAny.length > 0 ? ofAny : senses
    const inYears = asked.filter(
      ({ meaning }) => car === null || (meaning.kind === "family" && meaning.from <= car.to && meaning.to >= car.from)
    )
    for (const { meaning, weight } of inYears.length > 0 ? inYears : asked)
      if (meaning.kind === "family") weights.set(meaning.family, Math.max(weight, weights.get(meaning.family) ?? 0))
    used.add(span)
  }
  const best = Math.max(0, ...weights.values())
  const families = [...weights]
    .map(([family, weight]) => ({ family, weight }))
    .filter(({ weight }) => weight >= best * LEAST_SHARE)
    .toSorted((one, other) => other.weight - one.weight)
  return { families, raw: [...used].map(({ tokens }) => rawOf(tokens, 0, tokens.length)).join(" "), used }
}

/** The engine at the beginning of a part's name: 'ls swap headers' are headers, and an LS's. */
const engineWithin = (lexicon: Lexicon, span: Span): ReadonlyArray<Span> => {
  for (let length = span.tokens.length - 1; length > 0; length--) {
    const tokens = span.tokens.slice(0, length)
    const senses = tokens.some(isMeasure)
      ? []
      : lexicon
          .sensesOf(tokens.map(({ text }) => text).join(" "))
          .filter(({ context, meaning }) => meaning.kind === "family" && context.length === 0)
    if (senses.length > 0) return [{ start: span.start, end: span.start + length, tokens, senses }]
  }
  return []
}

/** '1 1/2' is a size; an engine's liters are never written so. */
const isFraction = ({ raw, value }: Token): boolean => value !== null && raw.includes("/")

/** Families that are meant less often than this, beside the likeliest, are not meant. */
const LEAST_SHARE = 0.3

const weightOf = { measure: 3, value: 2.2, race: 1.6, brand: 2, configuration: 1.5, word: 1 } as const

const demandsOf = (
  span: Span,
  all: ReadonlyArray<Token>,
  types: ReadonlyArray<NamedType>,
  facts: ShelfFacts,
  hasCar: boolean
): ReadonlyArray<Demand> => {
  const raw = rawOf(all, span.start, span.end)
  const demand = (kind: Demand["kind"], some: Partial<Demand> = {}): ReadonlyArray<Demand> => [
    { kind, raw, at: span.start, tokens: span.tokens, values: [], name: "", weight: weightOf[kind], ...some }
  ]
  if (types.some(({ slug }) => span.tokens.length === 1 && facts.hasAttribute(slug, span.tokens[0]?.text ?? "")) && has(span, "type"))
    return []
  const values = meant(span, "value")
  if (values.length > 0) {
    const own = values.filter(({ attribute, value }) => types.some(({ slug }) => facts.hasValue(slug, attribute, value)))
    return demand("value", {
      values: own.length > 0 ? own : values,
      weight: span.tokens.some(isMeasure) ? weightOf.measure : weightOf.value
    })
  }
  const [race] = meant(span, "race")
  if (race !== undefined) return demand("race", { name: race.slug })
  const [brand] = meant(span, "brand")
  if (brand !== undefined) return demand("brand", { name: brand.brand })
  const [configuration] = meant(span, "configuration")
  if (configuration !== undefined) return demand("configuration", { name: configuration.configuration })
  if (span.tokens.some(isMeasure)) return demand("measure")
  // A year or a trim behind a car says which one it is.
  if (span.senses.some(({ meaning }) => meaning.kind === "model" || meaning.kind === "generation")) return hasCar ? [] : demand("word")
  return demand("word")
}

/** What the words within a part's noun say beyond its kind: an 'upper ball joint' is a ball joint, and an upper one. */
const demandsWithin = (lexicon: Lexicon, span: Span, types: ReadonlyArray<NamedType>, facts: ShelfFacts): ReadonlyArray<Demand> => {
  const found: Array<Demand> = []
  const longest = span.tokens.some(isMeasure) ? span.tokens.length : span.tokens.length - 1
  for (let length = longest; length > 0; length--)
    for (let start = 0; start + length <= span.tokens.length; start++) {
      const part = span.tokens.slice(start, start + length)
      const at = span.start + start
      if (found.some((known) => at < known.at + known.tokens.length && known.at < at + length)) continue
      const values = lexicon
        .sensesOf(part.map(({ text }) => text).join(" "))
        .map(({ meaning }) => meaning)
        .filter(isKind("value"))
        .filter(({ attribute, value }) => types.some(({ slug }) => facts.hasValue(slug, attribute, value)))
      const isSize = length === 1 && /^\d[\d.]*[x/w-][\d.]/.test(part[0]?.text ?? "")
      const isNumber = isSize || (length === 1 && types.some(({ slug }) => part[0]?.value != null && facts.hasNumber(slug, part[0].value)))
      if (values.length === 0 && !isNumber) continue
      const kind = values.length > 0 ? "value" : "measure"
      found.push({
        kind,
        raw: part.map(({ raw }) => raw).join(" "),
        at,
        tokens: part,
        values,
        name: "",
        weight: part.some(isMeasure) ? weightOf.measure : weightOf.value
      })
    }
  return found
}

const isMeasure = ({ text, value }: Token): boolean => value !== null || /\d/.test(text)
