import { Box, Text } from "ink"
import type { Block, Column } from "../views/blocks.ts"
import { getVisibleRows, toneProps } from "./layout.ts"

/** A list with a marker at the selected row. It shows as many rows as fit, around the selected one. */
export const ListView = ({ list, height }: { readonly list: Extract<Block, { readonly _tag: "List" }>; readonly height: number }) => {
  const { columns, rows, selected } = list
  const { from, to } = getVisibleRows(rows.length, selected, Math.max(1, height - 1))
  return (
    <Box flexDirection="column">
      <Line columns={columns} cells={columns.map(({ title }) => title)} marker="    " tone="faint" />
      {rows.slice(from, to).map(({ cells, tone }, at) => {
        const number = from + at + 1
        const marker = `${number === selected + 1 ? ">" : " "}${String(number).padStart(2)} `
        return <Line key={number} columns={columns} cells={cells} marker={marker} tone={tone} isSelected={number === selected + 1} />
      })}
    </Box>
  )
}

interface LineProps {
  readonly columns: ReadonlyArray<Column>
  readonly cells: ReadonlyArray<string>
  readonly marker: string
  readonly tone: keyof typeof toneProps
  readonly isSelected?: boolean
}

const Line = ({ cells, columns, isSelected = false, marker, tone }: LineProps) => (
  <Box height={1} gap={1}>
    <Box width={3} flexShrink={0}>
      <Text bold={isSelected}>{marker}</Text>
    </Box>
    {columns.map(({ isRight = false, title, width }, at) => (
      <Box
        key={title}
        justifyContent={isRight ? "flex-end" : "flex-start"}
        {...(width === undefined ? { flexGrow: 1, flexBasis: 0 } : { width, flexShrink: 0 })}
      >
        <Text {...toneProps[tone]} bold={isSelected} wrap="truncate-end">
          {cells[at] ?? ""}
        </Text>
      </Box>
    ))}
  </Box>
)
