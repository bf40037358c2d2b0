const units: ReadonlyArray<string> = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]
const teens: ReadonlyArray<string> = [
  "ten",
  "eleven",
  "twelve",
  "thirteen",
  "fourteen",
  "fifteen",
  "sixteen",
  "seventeen",
  "eighteen",
  "nineteen"
]
const tens: ReadonlyArray<string> = ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"]
const values: ReadonlyMap<string, number> = new Map<string, number>([
  ...units.map((word, value) => [word, value] as const),
  ...teens.map((word, at) => [word, at + 10] as const),
  ...tens.flatMap((word, at) => (word === "" ? [] : [[word, at * 10] as const])),
  ["oh", 0],
  ["o", 0]
])
const words = [...values.keys(), "hundred", "thousand"]
const run = new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join("|")})(?:[ -](?:and[ -])?(?:${words.join("|")}))*(?![\\p{L}\\p{N}])`, "giu")

/** Matches an oil grade: 'ten w thirty'. */
const grade = new RegExp(
  `(?<![\\p{L}\\p{N}])(${[...values.keys()].join("|")})[ -]w[ -](${tens.filter(Boolean).join("|")})(?![\\p{L}\\p{N}])`,
  "giu"
)

/** Parses 'sixty nine' as 69 and 'five' as 5; null if the words are not a number below 100. */
const parsePair = (spoken: ReadonlyArray<string>): number | null => {
  const [first = "", second, ...more] = spoken
  const value = values.get(first)
  if (value === undefined || more.length > 0) return null
  if (second === undefined) return value
  const behind = values.get(second) ?? 0
  if (value === 0) return behind < 10 ? behind : null
  return value >= 20 && behind > 0 && behind < 10 && units.includes(second) ? value + behind : null
}

/** Parses number words: 'two thousand eight', 'nineteen sixty nine', 'three oh two', 'one eighty'; null for anything else. */
const parseNumber = (spoken: ReadonlyArray<string>): number | null => {
  const thousand = spoken.indexOf("thousand")
  if (thousand > 0) {
    const [many, rest] = [parsePair(spoken.slice(0, thousand)), numberBelowThousand(spoken.slice(thousand + 1))]
    return many === null || rest === null ? null : many * 1000 + rest
  }
  return numberBelowThousand(spoken) ?? parseGroups(spoken)
}

const numberBelowThousand = (spoken: ReadonlyArray<string>): number | null => {
  if (spoken.length === 0) return 0
  const hundred = spoken.indexOf("hundred")
  if (hundred < 0) return parsePair(spoken)
  // Splits 'a hundred and forty' at the hundred.
  const [many, rest] = [
    hundred === 0 ? 1 : parsePair(spoken.slice(0, hundred)),
    hundred + 1 === spoken.length ? 0 : parsePair(spoken.slice(hundred + 1))
  ]
  return many === null || rest === null || many === 0 ? null : many * 100 + rest
}

/** Parses two groups of digits: 'nineteen' and 'sixty nine', 'three' and 'fifty', 'three' and 'oh two'. */
const parseGroups = (spoken: ReadonlyArray<string>): number | null => {
  for (let cut = 1; cut < spoken.length; cut++) {
    const [first, second] = [parsePair(spoken.slice(0, cut)), parsePair(spoken.slice(cut))]
    const isPair = second !== null && (second >= 10 || (values.get(spoken[cut] ?? "") === 0 && spoken.length - cut === 2))
    if (first !== null && first > 0 && isPair) return first * 100 + second
  }
  return null
}

/** Minimum value of a single number word that counts as a number. A smaller one may be part of a name: 'one piece', 'two barrel'. */
const MIN_ALONE = 13

const small = [...units.slice(1), "ten", "eleven", "twelve"].join("|")
const between = "(?<![\\p{L}\\p{N}])"
const wordEnd = "(?![\\p{L}\\p{N}])"

const numerators: ReadonlyMap<string, number> = new Map([["a", 1], ["an", 1], ...values])
const denominators: ReadonlyArray<readonly [pattern: RegExp, value: number]> = [
  [/^half/i, 2],
  [/^quarter/i, 4],
  [/^eighth/i, 8],
  [/^sixteenth/i, 16]
]
const parts = "half|halves|quarters?|eighths?|sixteenths?"
/** Excludes names such as 'quarter panel' and 'three quarter ton'. */
const notFraction = "(?! (?:panel|window|ton|mile|midget|shaft|moon|cage|vent))"
const fraction = new RegExp(
  `${between}(${[...numerators.keys()].join("|")})[ -](${parts})${wordEnd}${notFraction}|${between}(half|quarter)(?=[ -](?:inch|in|by)${wordEnd})`,
  "giu"
)

const writeFraction = (match: string, top: string | undefined, bottom: string | undefined, alone: string | undefined): string => {
  const denominator = denominators.find(([pattern]) => pattern.test(bottom ?? alone ?? ""))?.[1]
  const numerator = alone === undefined ? (numerators.get(top?.toLowerCase() ?? "") ?? 0) : 1
  return denominator === undefined || numerator === 0 || numerator >= denominator ? match : `${numerator}/${denominator}`
}

const toDigits = (word: string): string => String(values.get(word.toLowerCase()) ?? word)

/** Matches sizes, which have a number word beside 'by' or 'on' and a number: '15 by eight', 'five on 4-3/4'. */
const sizes: ReadonlyArray<RegExp> = [
  new RegExp(`${between}(?:${small})(?= (?:by|on|x) (?:\\d|(?:${small})${wordEnd}))`, "giu"),
  new RegExp(`(?<=\\d (?:by|on|x) )(?:${small})${wordEnd}`, "giu"),
  new RegExp(`(?<=${between}dash[ -])(?:${small})${wordEnd}`, "giu"),
  new RegExp(`${between}(?:${small})(?=[ -]and[ -]\\d+/\\d)`, "giu")
]

/** Matches decimals: 'one point six five' is 1.65. Does not match 'five point harness', because no number follows. */
const decimal = new RegExp(`${between}(${small}|\\d+) point ((?:${units.join("|")}|oh|\\d+)(?: (?:${units.join("|")}))?)${wordEnd}`, "giu")
const spelledUnits = /(?<![\p{L}\p{N}])(?:c f m|p s i|r p m|l p h|g p h|n p t|e f i|h e i)(?![\p{L}\p{N}])/giu

/** Converts spoken fractions, sizes and threads in a text with digits: '3 and 1/2' to 3-1/2, '1/2 inch by 20' to 1/2-20. */
const joinSizes = (text: string): string =>
  sizes
    .reduce((written, pattern) => written.replace(pattern, toDigits), text)
    .replace(/(?<![\d./-])(\d{1,2})[ -]and[ -](\d{1,2}\/\d{1,2})(?![\d/])/giu, "$1-$2")
    .replace(/(?<!\d )(?<![\p{L}\p{N}])inch[ -]and[ -](\d{1,2}\/\d{1,2})(?![\d/])/giu, "1-$1 inch")
    .replace(/(\d{1,2}\/\d{1,2})(?:[ -]inch|[ -]in)? (?:by|x) (1\d|2\d|3[0-2])(?![\d./]|[ -]?(?:inch|in\b|"))/giu, "$1-$2")

/**
 * Converts number words to digits: 'nineteen sixty nine' to 1969, 'three fifty' to 350, 'half inch by twenty' to 1/2-20.
 *
 * @param isName - Whether the vocabulary contains these words as a name: 'Five Hundred'.
 */
export const writeSpokenNumbers = (text: string, isName: (words: string) => boolean): string =>
  joinSizes(
    text
      .replace(spelledUnits, (letters) => letters.replaceAll(" ", ""))
      .replace(grade, (_, cold: string, hot: string) => `${values.get(cold.toLowerCase())}w${values.get(hot.toLowerCase())}`)
      .replace(fraction, writeFraction)
      .replace(decimal, (_, whole: string, digits: string) => `${toDigits(whole)}.${digits.split(" ").map(toDigits).join("")}`)
      .replace(run, (match) => {
        const spoken = match
          .toLowerCase()
          .split(/[ -]/)
          .filter((word) => word !== "and")
        if (isName(spoken.join(" "))) return match
        // Two words that begin with a zero are a year: 'oh four'.
        if (spoken.length === 2 && values.get(spoken[0] ?? "") === 0) return `0${values.get(spoken[1] ?? "")}`
        const value = parseNumber(spoken)
        return value === null || (spoken.length === 1 && value < MIN_ALONE) ? match : String(value)
      })
  )
