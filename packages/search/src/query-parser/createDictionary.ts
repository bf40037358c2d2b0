/** Creates a dictionary lookup by binary search in sorted lines: a set would take ten times the memory. */
export const createDictionary = (lines: string): ((word: string) => boolean) => {
  const startOfLine = (at: number): number => lines.lastIndexOf("\n", at - 1) + 1
  const lineAt = (start: number): string => {
    const end = lines.indexOf("\n", start)
    return lines.slice(start, end < 0 ? lines.length : end)
  }
  return (word) => {
    let [low, high] = [0, lines.length]
    while (low < high) {
      const start = startOfLine((low + high) >>> 1)
      const line = lineAt(start)
      if (line === word) return word !== ""
      if (line < word) low = start + line.length + 1
      else high = start
    }
    return false
  }
}
