import { Box, Text } from "ink"
import type { Desk, Notice } from "../desk/model.ts"
import { describeDesk } from "../views/describeDesk.ts"
import type { KeyHint } from "../views/blocks.ts"
import { BlockView } from "./BlockView.tsx"
import { countLines, wrapKeys } from "./layout.ts"

/** Size of the terminal in characters. */
export interface Size {
  readonly columns: number
  readonly rows: number
}

/** Lines of the title, the notice and the rule above the keys. */
const FRAME_LINES = 3

/** The whole screen. It leaves the last line free, so that the terminal never scrolls. */
export const DeskScreen = ({ desk, size }: { readonly desk: Desk; readonly size: Size }) => {
  const { blocks, keys, notice = null, title } = describeDesk(desk)
  const width = Math.max(20, size.columns)
  const height = Math.max(10, size.rows - 1)
  const keyLines = wrapKeys(keys, width)
  const others = blocks.reduce((sum, block) => sum + countLines(block, width), 0)
  const listHeight = Math.max(2, height - FRAME_LINES - keyLines.length - others)
  return (
    <Box flexDirection="column" width={width} height={height} overflow="hidden">
      <Title desk={desk} title={title} />
      <Box flexDirection="column" flexGrow={1} overflow="hidden">
        {blocks.map((block, at) => (
          <BlockView key={at} block={block} listHeight={listHeight} width={width} />
        ))}
      </Box>
      <NoticeLine notice={notice} isWorking={desk.pending !== null} />
      <Text dimColor>{"-".repeat(width)}</Text>
      {keyLines.map((line) => (
        <Keys key={line.map(({ key }) => key).join(" ")} keys={line} />
      ))}
    </Box>
  )
}

const Title = ({ desk: { signIn }, title }: { readonly desk: Desk; readonly title: string }) => (
  <Box height={1} justifyContent="space-between" gap={2}>
    <Text bold wrap="truncate-end">
      CAMBER COUNTER {title}
    </Text>
    <Text dimColor wrap="truncate-start">
      {signIn._tag === "Done" ? signIn.email : ""}
    </Text>
  </Box>
)

const NoticeLine = ({ isWorking, notice }: { readonly isWorking: boolean; readonly notice: Notice | null }) => (
  <Box height={1}>
    {isWorking ? (
      <Text dimColor>Working... Esc cancels.</Text>
    ) : (
      <Text bold {...(notice === null ? {} : { color: notice.tone === "good" ? "green" : "red" })} wrap="truncate-end">
        {notice?.text ?? " "}
      </Text>
    )}
  </Box>
)

const Keys = ({ keys }: { readonly keys: ReadonlyArray<KeyHint> }) => (
  <Box height={1} gap={3}>
    {keys.map(({ action, key }) => (
      <Text key={key}>
        <Text bold>{key}</Text> {action}
      </Text>
    ))}
  </Box>
)
