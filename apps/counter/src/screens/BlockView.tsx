import { Box, Text } from "ink"
import type { Block } from "../views/blocks.ts"
import { countLines, LABEL_WIDTH, toneProps } from "./layout.ts"
import { ListView } from "./ListView.tsx"

/** Shows one part of a screen. */
export const BlockView = ({ block, listHeight, width }: { readonly block: Block; readonly listHeight: number; readonly width: number }) => {
  switch (block._tag) {
    case "Rule":
      return <Text dimColor>{"-".repeat(width)}</Text>
    case "Text":
      return (
        <Text {...toneProps[block.tone]} wrap="truncate-end">
          {block.text}
        </Text>
      )
    case "Fact":
      return (
        <Labeled label={block.label} lines={countLines(block, width)}>
          <Text {...toneProps[block.tone]} wrap={countLines(block, width) > 1 ? "wrap" : "truncate-end"}>
            {block.text}
          </Text>
        </Labeled>
      )
    case "Input":
      return (
        <Labeled label={block.label}>
          <Text bold wrap="truncate-start">
            {block.text}_
          </Text>
        </Labeled>
      )
    case "List":
      return <ListView list={block} height={listHeight} />
  }
}

interface LabeledProps {
  readonly label: string
  readonly lines?: number
  readonly children: React.ReactNode
}

const Labeled = ({ children, label, lines = 1 }: LabeledProps) => (
  <Box height={lines} gap={1} overflow="hidden">
    <Box width={LABEL_WIDTH - 1} flexShrink={0}>
      <Text dimColor wrap="truncate-end">
        {label}
      </Text>
    </Box>
    <Box flexGrow={1} flexBasis={0}>
      {children}
    </Box>
  </Box>
)
