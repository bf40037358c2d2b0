import { findVehicle } from "./findVehicle.ts"
import { correctSpelling } from "./correctSpelling.ts"
import { parseConstraints, parseInnerConstraints } from "./parseConstraints.ts"
import { findEngines, findLeadingEngine } from "./findEngines.ts"
import { type Lexicon, MAX_PHRASE_WORDS, type Meaning } from "./Lexicon.ts"
import { expandAbbreviations, expandSlashes } from "./expandAbbreviations.ts"
import {
  type HeadNoun,
  PREPOSITIONS,
  findHeadNoun,
  isDepartment,
  isEngineNoun,
  isWholeDepartment,
  rejectUnrelatedGoods
} from "./findHeadNoun.ts"
import { findSymptoms, type Symptom } from "./findSymptom.ts"
import type { QueryPart, ParsedQuery, CatalogFacts, QueryConstraint } from "./ParsedQuery.ts"
import { preferKits, preferRaceParts } from "./refineTypes.ts"
import { hasMeaning, getMeanings, UNAMBIGUOUS_WEIGHT } from "./senses.ts"
import { type Span, segmentQuery } from "./spans.ts"
import { writeSpokenNumbers } from "./spokenNumbers.ts"
import { getRawText, isMeasure, MAX_TOKENS, type Token, tokenize } from "./tokens.ts"
import { translate } from "./translate.ts"

export interface ParseOptions {
  /** Turns off spelling correction. */
  readonly isExact?: boolean
  /** Whether the last word may be incomplete. */
  readonly isTyping?: boolean
  /** Ignores a vehicle that only an ordinary word names, such as 'spark' or 'champion'. */
  readonly needsClearVehicle?: boolean
}

/** Parses a query: vehicle, engine, head noun and constraints. At most 24 tokens are used, which limits the cost. */
export const parseQuery = (
  lexicon: Lexicon,
  facts: CatalogFacts,
  text: string,
  { isExact = false, isTyping = false, needsClearVehicle = false }: ParseOptions = {}
): ParsedQuery => {
  const { isForeign, tokens: typed } = isExact ? { isForeign: false, tokens: tokenize(text) } : readWords(lexicon, text)
  const tokens = isExact ? typed : correctSpelling(lexicon, typed, { isForeign, isTyping })
  const spans = segmentQuery(lexicon, tokens)
  const symptoms = findSymptoms(lexicon.rules.symptoms, tokens)
  const [likeliest = null] = symptoms
  const mentioned = findVehicle(spans, tokens, facts, isNumberOfPart(spans, facts))
  // A description of a fault consists of ordinary words, so such words do not name a vehicle.
  const isVague = needsClearVehicle || likeliest !== null
  const found = isVague && isOrdinaryWord(lexicon, mentioned.used) && !isOwned(mentioned.used, tokens) ? NO_VEHICLE : mentioned
  const rest = spans.filter((span) => !found.used.has(span))
  const makes = rest.flatMap((span) => getMeanings(span, "make").map(({ make }) => make))
  const named = rejectUnrelatedGoods(rest, tokens, findHeadNoun(lexicon, rest, tokens, facts))
  const symptom = symptoms.find((own) => isMeant(own, named, tokens)) ?? null
  const described = symptom ?? likeliest
  const notSold = findUnsoldBrand(lexicon, rest)
  const noun = refineNoun(
    lexicon,
    symptom === null ? preferCures(toBrandNoun(named, notSold, tokens), described) : toSymptomNoun(symptom, rest, tokens, facts),
    rest,
    tokens,
    facts
  )
  const isInSymptom = ({ end, start }: Span): boolean =>
    described !== null && Array.from({ length: end - start }, (_, at) => start + at).every((at) => described.tokens.has(at))
  const others = rest.filter(
    (span) =>
      !noun.spans.has(span) &&
      !isInSymptom(span) &&
      !isSameType(span, noun) &&
      !isOfWhole(span, noun, tokens) &&
      // In 'wiring harness engine bay', the department is the location of the part.
      !(noun.at.end === span.start && isDepartment(span)) &&
      !(noun.types.length > 0 && isEngineNoun(span, rest))
  )
  const make = found.car?.make ?? makes[0] ?? null
  const leading = [...noun.spans].flatMap((span) => findLeadingEngine(lexicon, span))
  const engines = findEngines([...others, ...leading], noun.types, make, found.car, facts)
  // If a query consists only of stop words, such as 'kit' or 'sets', they are searched.
  const isAllChatter = spans.every(({ senses }) => senses.length > 0 && senses.every(({ meaning }) => meaning.kind === "chatter"))
  const demands = [
    ...others
      .filter((span) => isAllChatter || (!engines.used.has(span) && !isFiller(span) && !isForeignBrand(span)))
      .flatMap((span) => parseConstraints(span, tokens, noun.types, facts, found.car !== null))
      // In the description of a fault, neither words nor numbers and colors describe a part.
      .filter(({ kind }) => described === null || kind !== "word")
      .filter((constraint) => makes.length === 0 || !isYear(constraint))
      .filter(
        (constraint) => symptom === null || (constraint.kind !== "measure" && (constraint.kind !== "value" || isPosition(constraint)))
      ),
    ...[...noun.spans].flatMap((span) => parseInnerConstraints(lexicon, span, noun.types, facts))
  ]
  const isOfCar = (span: Span): boolean =>
    found.car !== null && span.senses.length > 0 && span.senses.every(({ meaning }) => carKinds.has(meaning.kind))
  const beside = spans.filter((span) => !found.used.has(span) && !isFiller(span) && !isOfCar(span))
  return {
    vehicle: found.car,
    make: found.car === null ? (makes[0] ?? null) : null,
    engineFamilies: engines.families,
    engineRaw: engines.raw,
    types: noun.types,
    noun: noun.raw,
    nounSpan: noun.at,
    nounWeight: Math.max(0, ...noun.types.map(({ weight }) => weight)),
    constraints: demands,
    notCarried: noun.notCarried,
    notSold,
    corrected: tokens.some(({ raw }, at) => raw !== typed[at]?.raw) ? getRawText(tokens, 0, tokens.length) : null,
    parts: listParts(tokens, [
      { kind: "vehicle", spans: [...found.used] },
      { kind: "engine", spans: [...engines.used].filter((span) => !leading.includes(span)) },
      { kind: "type", spans: [...noun.spans] },
      ...demands
        .filter(({ tokenIndex: at }) => ![...noun.spans].some((span) => span.start <= at && at < span.end))
        .map(({ tokenIndex: at, kind, tokens: own }) => ({
          kind: kind === "word" ? ("word" as const) : ("demand" as const),
          spans: [{ start: at, end: at + own.length }]
        }))
    ]),
    remainder: beside.map((span) => getRawText(tokens, span.start, span.end)).join(" ")
  }
}

/** Returns whether a number is the year of a make without a model: '1957 chevrolet'. */
const isYear = ({ kind, tokens: [token, ...others] }: QueryConstraint): boolean =>
  kind === "measure" && others.length === 0 && token?.unit === null && /^(?:19[2-9]|20[0-3])\d$/.test(token.text)

const isPosition = ({ values }: QueryConstraint): boolean =>
  values.some(({ attribute }) => attribute === "Position" || attribute === "Side")

const NO_VEHICLE: ReturnType<typeof findVehicle> = { car: null, used: new Set() }

/** Returns whether a vehicle is named only by one dictionary word that is not a make: 'spark', but not 'Camaro' or '2014 Spark'. */
const isOrdinaryWord = (lexicon: Lexicon, used: ReadonlySet<Span>): boolean => {
  const [span, ...others] = used
  const [token, ...rest] = span?.tokens ?? []
  return others.length === 0 && rest.length === 0 && token !== undefined && lexicon.isWord(toSingular(token.text))
}

/** Returns whether a word before a name shows that it is a vehicle: 'my mustang', 'an old nova'. */
const isOwned = (used: ReadonlySet<Span>, tokens: ReadonlyArray<Token>): boolean =>
  [...used].some(({ start }) => OWNERS.has(tokens[start - 1]?.text ?? ""))
const OWNERS = new Set(["my", "our", "his", "her", "dads", "moms", "old", "classic", "stock", "new", "used"])

const toSingular = (word: string): string => word.replace(/(?<=\p{L}{3})s$/u, "")

/** Maximum number of tokens in a long text before filler words are removed. */
const MAX_STORY_TOKENS = 64

/** Tokenizes a text. Converts spoken numbers, expands abbreviations and translates foreign words to English. */
const readWords = (lexicon: Lexicon, text: string): { readonly tokens: ReadonlyArray<Token>; readonly isForeign: boolean } => {
  const isName = (words: string): boolean => lexicon.getSenses(words).length > 0
  const typed = tokenize(expandSlashes(lexicon, writeSpokenNumbers(text, isName)), MAX_STORY_TOKENS)
  const words = removeFiller(lexicon, typed)
  const english = translate(lexicon, words)
  return { tokens: expandAbbreviations(lexicon, english), isForeign: english !== words }
}

/** Removes filler words from a long text, so that the question at its end is included. */
const removeFiller = (lexicon: Lexicon, tokens: ReadonlyArray<Token>): ReadonlyArray<Token> => {
  if (tokens.length <= MAX_TOKENS) return tokens
  const isFillerToken = ({ text, value }: Token): boolean => {
    const senses = lexicon.getSenses(text)
    return value === null && !PREPOSITIONS.has(text) && senses.length > 0 && senses.every(({ meaning }) => meaning.kind === "chatter")
  }
  return tokens.filter((token) => !isFillerToken(token)).slice(0, MAX_TOKENS)
}

/** Returns whether a phrase before the noun only names the noun's likeliest product type again: 'tail lamp' before 'lens'. */
const isSameType = (span: Span, { at, types }: HeadNoun): boolean =>
  span.end === at.start &&
  !hasMeaning(span, "value") &&
  !span.tokens.some(isMeasure) &&
  span.senses.some(
    ({ meaning, weight }) =>
      meaning.kind === "type" && weight >= UNAMBIGUOUS_WEIGHT && meaning.slugs.length === 1 && meaning.slugs[0] === types[0]?.slug
  )

/** Returns whether a phrase belongs to a whole department: 'complete' and 'mufflers' in 'complete exhaust with mufflers'. */
const isOfWhole = (span: Span, { spans, types }: HeadNoun, tokens: ReadonlyArray<Token>): boolean =>
  [...spans].some(
    (whole) =>
      isWholeDepartment(whole, tokens) &&
      (span.end === whole.start ||
        getMeanings(span, "type").some(({ slugs }) => slugs.some((slug) => types.some((type) => type.slug === slug))))
  )

/**
 * Maximum number of product types of a part's name. A noun with more types, such as 'brakes', is a department, which a symptom can
 * restrict.
 */
const MAX_TYPES_OF_PART = 4

/** Returns whether a query means a symptom. It does not if it names one of the parts that fix the symptom, or an unrelated part. */
const isMeant = (symptom: Symptom, { at, notCarried, spans, types }: HeadNoun, tokens: ReadonlyArray<Token>): boolean => {
  if (types.length > MAX_TYPES_OF_PART || (types.length === 0 && notCarried === null)) return true
  if (types.some(({ slug }) => symptom.types.includes(slug))) return false
  // In a complaint, a named part is not requested: 'the steering wheel pulls when I brake'.
  if (notCarried === null && tokens.some(({ text }) => COMPLAINT_WORDS.has(text))) return true
  // A name may only be the place where the symptom appears: 'out the tailpipe'.
  const isVague = notCarried === null && types.every(({ weight }) => weight < SURE_PART_WEIGHT)
  if (isVague && PLACE_WORDS.has(tokens.slice(0, at.start).findLast(({ text }) => !ARTICLES.has(text))?.text ?? "")) return true
  // A part's name that contains the words of the symptom and more words is not the symptom: 'hard brake lines'.
  return [...spans].some(({ end, start, senses }) => {
    const covered = Array.from({ length: end - start }, (_, at) => symptom.tokens.has(start + at))
    const isName = senses.some(({ meaning, weight }) => meaning.kind === "type" && weight >= UNAMBIGUOUS_WEIGHT)
    return isName ? covered.every(Boolean) : covered.some(Boolean)
  })
}

/** Words that introduce the moment at which a fault occurs. */
const COMPLAINT_WORDS = new Set(["when", "whenever", "while"])
/** Minimum weight of a name that certainly means a part. With a lower weight, it may mean the location of a symptom. */
const SURE_PART_WEIGHT = 0.7
const PLACE_WORDS = new Set([...PREPOSITIONS, "out", "of", "at", "around", "over", "near", "inside"])
const ARTICLES = new Set(["the", "my", "a", "an", "this", "its"])

/** Difference in weight between consecutive fixes of a symptom, of which the first is the likeliest. */
const SYMPTOM_STEP = 0.1
const MIN_SYMPTOM_WEIGHT = 0.5

const toSymptomNoun = (symptom: Symptom, spans: ReadonlyArray<Span>, tokens: ReadonlyArray<Token>, facts: CatalogFacts): HeadNoun => {
  const [start, end] = [Math.min(...symptom.tokens), Math.max(...symptom.tokens) + 1]
  return {
    at: { start, end },
    types: symptom.types.filter(facts.isSold).map((slug, at) => ({ slug, weight: Math.max(MIN_SYMPTOM_WEIGHT, 1 - at * SYMPTOM_STEP) })),
    raw: getRawText(tokens, start, end),
    spans: new Set(spans.filter((span) => [...symptom.tokens].some((at) => span.start <= at && at < span.end))),
    notCarried: null
  }
}

/** If a name means several parts, those that fix the symptom come first: 'clutch slipping'. */
const preferCures = (noun: HeadNoun, symptom: Symptom | null): HeadNoun => {
  const types = symptom?.types ?? []
  const getRank = ({ slug }: { readonly slug: string }): number => (types.includes(slug) ? types.indexOf(slug) : types.length)
  const isCured = noun.types.length > 1 && noun.types.some(({ slug }) => types.includes(slug))
  return isCured
    ? {
        ...noun,
        types: noun.types
          .toSorted((one, other) => getRank(one) - getRank(other))
          .map(({ slug }, at) => ({ slug, weight: Math.max(MIN_SYMPTOM_WEIGHT, 1 - at * SYMPTOM_STEP * 2) }))
      }
    : noun
}

const BRAND_WEIGHT = 0.7

/**
 * Prefers the best-known part of a brand that the shop does not sell: 'Hoosier tires' means race tires. A number beside such a brand means
 * its best-known part: 'Wix 51069'.
 */
const toBrandNoun = (noun: HeadNoun, notSold: ParsedQuery["notSold"], tokens: ReadonlyArray<Token>): HeadNoun =>
  noun.types.some(({ slug, weight }) => slug === notSold?.near && weight < UNAMBIGUOUS_WEIGHT)
    ? {
        ...noun,
        types: noun.types
          .toSorted((one, other) => Number(other.slug === notSold?.near) - Number(one.slug === notSold?.near))
          .map((type) => (type.slug === notSold?.near ? { ...type, weight: UNAMBIGUOUS_WEIGHT } : type))
      }
    : noun.types.length > 0 || noun.notCarried !== null || notSold === null || notSold.near === null || !tokens.some(isMeasure)
      ? noun
      : { ...noun, types: [{ slug: notSold.near, weight: BRAND_WEIGHT }] }

/** Applies words beside the noun: 'kit' and race classes. */
const refineNoun = (
  { rules }: Lexicon,
  noun: HeadNoun,
  spans: ReadonlyArray<Span>,
  tokens: ReadonlyArray<Token>,
  facts: CatalogFacts
): HeadNoun => {
  const beside = tokens.filter((_, at) => ![...noun.spans].some(({ end, start }) => start <= at && at < end))
  const races = spans.filter((span) => !noun.spans.has(span)).flatMap((span) => getMeanings(span, "race").map(({ slug }) => slug))
  const isWhole = [...noun.spans].some((span) => isWholeDepartment(span, tokens))
  const nouns = [...noun.spans]
    .map((span) => getMeanings(span, "type").flatMap(({ slugs }) => slugs))
    .filter((slugs) => slugs.some((slug) => noun.types.some((type) => type.slug === slug)))
  const kits = preferKits(noun.types, beside, rules.kits, facts, isWhole, nouns)
  return { ...noun, types: preferRaceParts(kits, races, rules.raceParts, facts) }
}

/** Creates a function that returns whether a number may belong to a named part: '850' beside carburetors is their airflow, not a Volvo. */
const isNumberOfPart =
  (spans: ReadonlyArray<Span>, facts: CatalogFacts) =>
  (value: number): boolean =>
    spans.some(({ senses }) =>
      senses.some(
        ({ meaning, weight }) =>
          meaning.kind === "type" && weight >= UNAMBIGUOUS_WEIGHT && meaning.slugs.some((slug) => facts.hasNumber(slug, value))
      )
    )

interface PartPlace {
  readonly kind: QueryPart["kind"]
  readonly spans: ReadonlyArray<{ readonly start: number; readonly end: number }>
}

/** Lists the recognized parts in word order. The query without a part also lacks the part's preposition. */
const listParts = (tokens: ReadonlyArray<Token>, parts: ReadonlyArray<PartPlace>): ReadonlyArray<QueryPart> => {
  const rawWhere = (isMeant: (at: number) => boolean): string =>
    tokens
      .filter((_, at) => isMeant(at))
      .map(({ raw }) => raw)
      .filter((raw) => raw !== "")
      .join(" ")
  return parts
    .filter(({ spans }) => spans.length > 0)
    .toSorted((one, other) => Math.min(...one.spans.map(({ start }) => start)) - Math.min(...other.spans.map(({ start }) => start)))
    .map(({ kind, spans }) => {
      const isOf = (at: number): boolean => spans.some(({ end, start }) => start <= at && at < end)
      const isJoint = (at: number): boolean => PREPOSITIONS.has(tokens[at]?.text ?? "") && isOf(at + 1)
      return { kind, raw: rawWhere(isOf), without: rawWhere((at) => !isOf(at) && !isJoint(at)) }
    })
}

/** Finds a brand that the shop does not sell, alone or at the start of a part's name ('hooker headers', 'American Racing wheels'). */
const findUnsoldBrand = (lexicon: Lexicon, spans: ReadonlyArray<Span>): ParsedQuery["notSold"] => {
  for (const [at, span] of spans.entries()) {
    if (hasMeaning(span, "brand")) continue
    const tokens = spans.slice(at).flatMap((own) => own.tokens)
    for (let length = Math.min(tokens.length, MAX_PHRASE_WORDS); length > 0; length--) {
      const phrase = tokens.slice(0, length).map(({ text }) => text)
      const senses = length === span.tokens.length ? span.senses : lexicon.getSenses(phrase.join(" "))
      for (const { meaning } of senses)
        if (meaning.kind === "foreignBrand" && meaning.brand !== null) return { brand: meaning.brand, near: meaning.near }
    }
  }
  return null
}

/** Returns whether a phrase does not describe the part, because it is a stop word, a make or a brand that the shop does not sell. */
const isFiller = (span: Span): boolean =>
  span.senses.length > 0 &&
  span.senses.every(({ meaning }) => meaning.kind === "chatter" || meaning.kind === "make" || meaning.kind === "foreignBrand")

/** Returns whether a phrase is a brand that the shop does not sell and not also an option value. */
const isForeignBrand = (span: Span): boolean => hasMeaning(span, "foreignBrand") && !hasMeaning(span, "value")

const carKinds: ReadonlySet<Meaning["kind"]> = new Set(["model", "generation", "make", "chatter"])
