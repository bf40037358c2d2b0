type Cells = ReadonlyArray<string | number>

/** Prints a Markdown table in the format of the benchmark page. */
export const printTable = (title: string, head: Cells, rows: ReadonlyArray<Cells>): void => {
  const line = (cells: Cells) => `| ${cells.join(" | ")} |`
  console.log(`\n### ${title}\n\n${line(head)}\n${line(head.map(() => "---"))}\n${rows.map(line).join("\n")}`)
}

/** Formats a number with one decimal. */
export const tenths = (value: number): string => value.toFixed(1)
