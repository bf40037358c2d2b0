/** Pattern of each character: nine alternating bars and spaces. 1 means wide. */
const patterns: Readonly<Record<string, string>> = {
  "0": "000110100",
  "1": "100100001",
  "2": "001100001",
  "3": "101100000",
  "4": "000110001",
  "5": "100110000",
  "6": "001110000",
  "7": "000100101",
  "8": "100100100",
  "9": "001100100",
  R: "100000110",
  "-": "010000101",
  "*": "010010100"
}
/** Width of a wide bar, in multiples of a narrow bar. The second constant is the height in the same unit. */
const WIDE = 3
const HEIGHT = 40

/** Draws digits, hyphens and R as a Code 39 SVG with start and stop asterisks. Drops other characters. */
export const code39 = (text: string, label: string): string => {
  let x = 0
  const bars: Array<string> = []
  for (const character of `*${text.replaceAll(/[^\dR-]/g, "")}*`) {
    for (const [index, isWide] of [...(patterns[character] ?? "")].entries()) {
      const width = isWide === "1" ? WIDE : 1
      if (index % 2 === 0) bars.push(`M${x} 0h${width}v${HEIGHT}h-${width}z`)
      x += width
    }
    x += 1
  }
  return `<svg class="bars" role="img" aria-label="${label}" viewBox="0 0 ${x - 1} ${HEIGHT}" preserveAspectRatio="none"><path d="${bars.join("")}"/></svg>`
}
