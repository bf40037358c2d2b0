import { Box, Text } from "ink"
import type { Block } from "../views/blocks.ts"
import { ListView } from "./ListView.tsx"
import { toneProps } from "./theme.ts"

const LABEL_WIDTH = 11

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
        <Labeled label={block.label}>
          <Text {...toneProps[block.tone]} wrap="truncate-end">
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

const Labeled = ({ children, label }: { readonly label: string; readonly children: React.ReactNode }) => (
  <Box height={1} gap={1}>
    <Box width={LABEL_WIDTH} flexShrink={0}>
      <Text dimColor wrap="truncate-end">
        {label}
      </Text>
    </Box>
    <Box flexGrow={1} flexBasis={0}>
      {children}
    </Box>
  </Box>
)
