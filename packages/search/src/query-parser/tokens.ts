/** A normalized word, number or measure. Queries and product texts use the same form. */
export interface Token {
  /** The normal form: 'an8', '2.5in', '5x4.75', '20w50', 'rotor'. */
  readonly text: string
  /** The text as typed, in lower case, for display. */
  readonly raw: string
  readonly value: number | null
  readonly unit: string | null
}

/** Maximum length of a text. Longer queries are truncated, which limits the cost of a query. */
const MAX_TEXT = 200
const MAX_WORD = 32
export const MAX_TOKENS = 24

/** Spellings by normalized unit, in English and Spanish. */
const spellings: Readonly<Record<string, string>> = {
  in: 'in|inch|inches|inchs|pulgadas?|"',
  lb: "lbs?\\/(?:hr|in)|lbs?|pounds?|pounders?|libras?",
  psi: "psi",
  cfm: "cfm|cmf",
  gph: "gph",
  lph: "lph|l\\/h|lt?rs? per hour",
  gal: "gals?|gallons?|galones",
  qt: "qts?|quarts?",
  oz: "ozs?|ounces?",
  cc: "ccs?",
  mm: "mms?|millimet(?:er|re)s?|mil[ií]metros",
  ft: "ft|foot|feet|pies|'",
  deg: "(?:degs?|degrees?)(?: f)?",
  hp: "hp|horsepower|caballos",
  a: "amps?|amperes?|amperios?|a",
  v: "v|volts?|voltios",
  w: "watts?",
  rpm: "rpms?",
  cca: "cca",
  micron: "microns?",
  ton: "tons?",
  awg: "awg|ga",
  npt: "npt",
  l: "l|lit(?:er|re)s?",
  tooth: "tooth|teeth|dientes|t",
  spline: "splines?|spl|estr[ií]as",
  row: "rows?|hileras",
  piston: "pistons?|pots?|pistones",
  point: "points?",
  speed: "speeds?|spd|velocidades",
  barrel: "barrels?|bbl",
  bolt: "bolts?",
  spoke: "spokes?",
  lug: "lugs?"
}

const unitPatterns = Object.entries(spellings).map(([unit, pattern]) => [unit, new RegExp(`^(?:${pattern})$`, "u")] as const)
const anyUnit = Object.values(spellings).join("|")
const amount = "(?:\\d+[ -]\\d{1,2}\\/\\d{1,2}|\\d{1,2}\\/\\d{1,2}|\\d{1,3}(?:,\\d{3})+|\\d*\\.\\d+|\\d+)"
const end = "(?![\\p{L}\\p{N}])"

const numberWords: Readonly<Record<string, string>> = {
  one: "1",
  two: "2",
  three: "3",
  four: "4",
  five: "5",
  six: "6",
  seven: "7",
  eight: "8",
  ten: "10",
  twelve: "12"
}
const counted = "inch|quarts?|gallons?|amps?|volts?|pound|pistons?|pots?|points?|speeds?|barrels?|bolts?|spokes?|rows?|ton"

/** Matches a number word before a unit: 'six point'. 'Six' alone may be a name. */
const countWords = new RegExp(`\\b(${Object.keys(numberWords).join("|")})(?=[ -](?:${counted})\\b)`, "gu")

const fractions: Readonly<Record<string, string>> = {
  "½": "1/2",
  "¼": "1/4",
  "¾": "3/4",
  "⅛": "1/8",
  "⅜": "3/8",
  "⅝": "5/8",
  "⅞": "7/8"
}

/** Bolt circles in millimeters, with the usual size in inches. */
const circles: Readonly<Record<string, string>> = {
  "108": "4.25",
  "114.3": "4.5",
  "120.65": "4.75",
  "127": "5",
  "139.7": "5.5",
  "165.1": "6.5"
}

/** Words with two spellings. */
const sameWords: ReadonlyMap<string, string> = new Map([
  ["1st", "first"],
  ["2nd", "second"],
  ["3rd", "third"],
  ["4th", "fourth"],
  ["5th", "fifth"],
  ["6th", "sixth"],
  ["7th", "seventh"],
  ["8th", "eighth"]
])

const ordinals = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth", "eleventh", "twelfth"]
const roman = ["i", "ii", "iii", "iv", "v", "vi", "vii", "viii"]

/** Parses 'third', '3rd', '3' or 'iii'; 0 for anything else. */
const parseOrdinal = (written: string): number =>
  Number(/^\d+/.exec(written)?.[0] ?? 0) || ordinals.indexOf(written) + 1 || roman.indexOf(written) + 1

type Made = Pick<Token, "text" | "value" | "unit">
const createMade = (text: string, value: number | null = null, unit: string | null = null): Made => ({ text, value, unit })

const parseNumber = (written: string): number => {
  const [, whole = "0", top, bottom] = /^(?:(\d+)[ -])?(\d{1,2})\/(\d{1,2})$/.exec(written) ?? []
  return top === undefined || bottom === undefined ? Number(written.replaceAll(",", "")) : Number(whole) + Number(top) / Number(bottom)
}
const formatRounded = (value: number): string => String(Math.round(value * 1000) / 1000)

const anSizes = new Set([3, 4, 6, 8, 10, 12, 16, 20])
const createAnSize = (size: string): Made | null => (anSizes.has(Number(size)) ? createMade(`an${Number(size)}`) : null)

interface Shape {
  readonly pattern: RegExp
  readonly make: (match: ReadonlyArray<string>) => Made | null
}
const shape = (pattern: string, make: Shape["make"]): Shape => ({ pattern: new RegExp(pattern + end, "uy"), make })

/** Patterns of tokens. The first match wins. */
const shapes: ReadonlyArray<Shape> = [
  // Generations have two spellings: '3rd gen' and 'gen 3'.
  shape(`(${ordinals.join("|")}|\\d{1,2}(?:st|nd|rd|th))[ -]?gen(?:eration)?\\.?`, ([, place = ""]) =>
    createMade(`gen${parseOrdinal(place)}`)
  ),
  shape("gen(?:eration)?[ .-]*(\\d{1,2}|i{1,3}|iv|vi{0,3})", ([, place = ""]) => createMade(`gen${parseOrdinal(place)}`)),
  shape("mk[ .-]*(\\d|i{1,3}|iv|vi{0,3})", ([, place = ""]) => createMade(`mk${parseOrdinal(place)}`)),
  shape("[pl]?t?(\\d{3})[\\/ -](\\d{2}) ?z?[r\\/ -] ?(\\d{2})", ([, width = "", ratio = "", rim = ""]) =>
    Number(width) % 10 === 5 && Number(rim) >= 12 && Number(rim) <= 26 ? createMade(`${width}/${ratio}r${rim}`) : null
  ),
  shape("(\\d{2}(?:\\.\\d+)?) ?[\\/x ] ?(\\d{1,2}(?:\\.\\d+)?) ?[ -] ?(\\d{2})", ([, height = "", width = "", rim = ""]) =>
    Number(height) >= 20 && Number(rim) >= 13 && Number(rim) <= 17 && Number(width) < 20
      ? createMade(`${formatRounded(Number(height))}/${formatRounded(Number(width))}-${rim}`)
      : null
  ),
  // A number of doors: '2 dr', '4-door'. Does not match parts such as 'door panels'.
  shape("([2-5])[ -]?(?:dr|doors?)(?! ?(?:panel|skin|handle|hinge|speaker|seal|weather|glass|lock|card))", ([, doors = ""]) =>
    createMade(`${doors}dr`)
  ),
  shape("(\\d{1,2}) ?w ?-? ?(\\d{2,3})", ([, cold = "", hot = ""]) => createMade(`${cold}w${hot}`)),
  shape('(\\d{1,2}\\/\\d{1,2}|m\\d{1,2}) ?[-x] ?(\\d{1,2}(?:\\.\\d+)?)(?![ -]?(?:\\/|in\\b|"))', ([, size = "", pitch = ""]) =>
    (size.startsWith("m") ? Number(pitch) < 4 : Number(pitch) >= 10 && Number(pitch) <= 32)
      ? createMade(
          size.startsWith("m") ? `${size.slice(1)}x${formatRounded(Number(pitch))}` : `${formatRounded(parseNumber(size))}-${pitch}`
        )
      : null
  ),
  shape(`(${amount}) ?(?:in|inch|"|mm)? ?(?:x|on|by) ?(${amount})(?: ?(?:mm|inch(?:es)?|in|"))?`, ([, one = "", other = ""]) => {
    const second = formatRounded(parseNumber(other))
    return createMade(`${formatRounded(parseNumber(one))}x${circles[second] ?? second}`)
  }),
  shape("(\\d+(?:\\.\\d+)?) ?: ?1(?:\\.0+)?", ([, ratio = ""]) =>
    createMade(`${formatRounded(Number(ratio))}ratio`, Number(ratio), "ratio")
  ),
  shape("(?:[-#]|dash[ -]?) ?(\\d{1,2})(?: ?-?an)?", ([, size = ""]) => createAnSize(size)),
  // An AN size. Does not match 'an 04 Silverado', which contains a year.
  shape("an[ -]?([1-9]\\d?)", ([, size = ""]) => createAnSize(size)),
  shape("(\\d{1,2})[ -]?an", ([, size = ""]) => createAnSize(size)),
  shape(`(${amount}) ?(?:-|to) ?(${amount})[ -]?(${anyUnit}|lb-ft)`, ([, from = "", to = "", unit = ""]) => {
    const normal = unit === "lb-ft" ? unit : normalizeUnit(unit)
    return parseNumber(from) < parseNumber(to)
      ? createMade(`${formatRounded(parseNumber(from))}-${formatRounded(parseNumber(to))}${normal}`)
      : null
  }),
  shape("(\\d{4}|\\d{2}) ?- ?(\\d{4}|\\d{2})", ([, from = "", to = ""]) => createMade(`${from}-${to}`)),
  shape(`(${amount})[ -]?(${anyUnit})`, ([, written = "", unit = ""]) => {
    const normal = normalizeUnit(unit)
    const value = parseNumber(written)
    if (!Number.isFinite(value)) return null
    return createMade(normal === "l" ? `${written}l` : `${formatRounded(value)}${normal}`, value, normal)
  }),
  // An even gauge is a wire size; '2-5/8 gauge' is an instrument.
  shape("([12]?[02468]) ?-?gauge", ([, size = ""]) => createMade(`${size}awg`, Number(size), "awg")),
  // A decimal without a unit keeps its spelling: '5.0' names an engine, '5' does not.
  shape(`(${amount})`, ([, written = ""]) => {
    const value = parseNumber(written)
    return Number.isFinite(value) ? createMade(/^\d+(?:\.\d+)?$/.test(written) ? written : formatRounded(value), value) : null
  }),
  shape("([\\p{L}\\p{N}]+(?:\\.\\d+\\p{L}?)?)", ([, word = ""]) => createMade(sameWords.get(word) ?? word.slice(0, MAX_WORD)))
]

const normalizeUnit = (written: string): string => unitPatterns.find(([, pattern]) => pattern.test(written))?.[0] ?? written

/** Matches 'in' after a number where it does not mean inches, as in 'in tank'. */
const notInches = /(\d) in (?=tank|line|stock|dash|my|the|a )/gu

const normalizeText = (text: string): string =>
  text
    .replace(/[½¼¾⅛⅜⅝⅞]/gu, (sign) => ` ${fractions[sign] ?? ""}`)
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\u2033\u201c\u201d]|''/gu, '"')
    .replace(/[\u2018\u2019\u2032`]/gu, "'")
    .replace(/(\d)'(?!\p{L})/gu, "$1 ft ")
    .replace(/(\d{2})\+/gu, "$1 up")
    .replaceAll("'", "")
    .replace(/[×✕]/gu, "x")
    .replace(/[‐-―]/gu, "-")
    .replaceAll("°", " deg ")
    // Separates thread and length of a stud: '1/2-20 x 3'.
    .replace(/(\d\/\d{1,2}-\d{2}) ?x ?(\d{1,2}(?:[ -]\d\/\d|\.\d+)?)(?![\d/.-]| ?(?:mm|in\b|inch|"))/gu, "$1 $2in")
    .replace(/\bbetween (\S{1,8}) and (?=\d)/gu, "$1-")
    .replace(countWords, (word) => numberWords[word] ?? word)
    .replace(notInches, "$1 \ue000 ")
    .replace(/[^\S\ue000]+/gu, " ")

/** Tokenizes a query or a phrase into at most 24 tokens. Lookups tokenize labels in the same way, so that '3"' matches '3 in'. */
export const tokenize = (text: string, most = MAX_TOKENS): ReadonlyArray<Token> =>
  readTokens(Array.from(text).slice(0, MAX_TEXT).join(""), most)

/** Tokenizes a product text of any length. */
export const tokenizeAll = (text: string): ReadonlyArray<Token> => readTokens(text, Infinity)

const readTokens = (text: string, most: number): ReadonlyArray<Token> => {
  const line = normalizeText(text)
  const tokens: Array<Token> = []
  let at = 0
  while (at < line.length && tokens.length < most) {
    const isInside = at > 0 && /[\p{L}\p{N}]/u.test(line[at - 1] ?? "")
    const sign = line[at] ?? ""
    if (sign === " " || sign === "\ue000" || (isInside && !/[\p{L}\p{N}]/u.test(sign)) || !/[\p{L}\p{N}.#-]/u.test(sign)) {
      at += 1
      continue
    }
    const found = readToken(line, at)
    if (found === null) at += 1
    else {
      tokens.push(found.token)
      at = found.end
    }
  }
  return tokens
}

const readToken = (line: string, at: number): { readonly token: Token; readonly end: number } | null => {
  for (const { make, pattern } of shapes) {
    pattern.lastIndex = at
    const match = pattern.exec(line)
    const token = match === null ? null : make(match)
    if (match !== null && token !== null) return { token: { ...token, raw: match[0].trim() }, end: at + match[0].length }
  }
  return null
}

/** Normalizes a phrase for lookups. */
export const joinTokens = (text: string): string =>
  tokenize(text)
    .map((token) => token.text)
    .join(" ")

/** Joins tokens to the text as typed. */
export const getRawText = (tokens: ReadonlyArray<Token>, start: number, end: number): string =>
  tokens
    .slice(start, end)
    .map(({ raw }) => raw)
    .filter((raw) => raw !== "")
    .join(" ")

/** Returns whether a token contains a number. */
export const isMeasure = ({ text, value }: Token): boolean => value !== null || /\d/.test(text)
