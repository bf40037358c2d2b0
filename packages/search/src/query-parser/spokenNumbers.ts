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

/** An oil: 'ten w thirty'. */
const grade = new RegExp(
  `(?<![\\p{L}\\p{N}])(${[...values.keys()].join("|")})[ -]w[ -](${tens.filter(Boolean).join("|")})(?![\\p{L}\\p{N}])`,
  "giu"
)

/** Reads 'sixty nine' as 69 and 'five' as 5; null for words that make no number below 100. */
const pairOf = (said: ReadonlyArray<string>): number | null => {
  const [first = "", second, ...more] = said
  const value = values.get(first)
  if (value === undefined || more.length > 0) return null
  if (second === undefined) return value
  const behind = values.get(second) ?? 0
  if (value === 0) return behind < 10 ? behind : null
  return value >= 20 && behind > 0 && behind < 10 && units.includes(second) ? value + behind : null
}

/** Reads a run of number words: 'two thousand eight', 'nineteen sixty nine', 'three oh two', 'one eighty'; null for anything else. */
const numberOf = (said: ReadonlyArray<string>): number | null => {
  const thousand = said.indexOf("thousand")
  if (thousand > 0) {
    const [many, rest] = [pairOf(said.slice(0, thousand)), numberBelowThousand(said.slice(thousand + 1))]
    return many === null || rest === null ? null : many * 1000 + rest
  }
  return numberBelowThousand(said) ?? inGroups(said)
}

const numberBelowThousand = (said: ReadonlyArray<string>): number | null => {
  if (said.length === 0) return 0
  const hundred = said.indexOf("hundred")
  if (hundred < 0) return pairOf(said)
  const [many, rest] = [pairOf(said.slice(0, hundred)), hundred + 1 === said.length ? 0 : pairOf(said.slice(hundred + 1))]
  return many === null || rest === null || many === 0 ? null : many * 100 + rest
}

/** Two groups of digits: 'nineteen' and 'sixty nine', 'three' and 'fifty', 'three' and 'oh two'. */
const inGroups = (said: ReadonlyArray<string>): number | null => {
  for (let cut = 1; cut < said.length; cut++) {
    const [first, second] = [pairOf(said.slice(0, cut)), pairOf(said.slice(cut))]
    const isPair = second !== null && (second >= 10 || (values.get(said[cut] ?? "") === 0 && said.length - cut === 2))
    if (first !== null && first > 0 && isPair) return first * 100 + second
  }
  return null
}

/** A single small number word may be part of a name: 'one piece', 'two barrel'. From ten on it is a number. */
const SMALLEST_ALONE = 13

/**
 * Writes spoken numbers in digits: 'nineteen sixty nine' as 1969, 'three fifty' as 350.
 *
 * @param isName - Whether the vocabulary knows these words as they are: 'Five Hundred'.
 */
export const writeSpokenNumbers = (text: string, isName: (words: string) => boolean): string =>
  text
    .replace(grade, (_, cold: string, hot: string) => `${values.get(cold.toLowerCase())}w${values.get(hot.toLowerCase())}`)
    .replace(run, (match) => {
      const said = match
        .toLowerCase()
        .split(/[ -]/)
        .filter((word) => word !== "and")
      if (isName(said.join(" "))) return match
      // 'Oh four' is a year.
      if (said.length === 2 && values.get(said[0] ?? "") === 0) return `0${values.get(said[1] ?? "")}`
      const value = numberOf(said)
      return value === null || (said.length === 1 && value < SMALLEST_ALONE) ? match : String(value)
    })
