import type { Examples } from "../../../examples/Examples.ts"
import { CopyButton } from "./CopyButton.tsx"

export const examples: Examples = {
  "Press it": <CopyButton label="Copy promo code" onCopy={async () => true} />,
  "Where the browser does not let it": <CopyButton label="Copy part number" onCopy={async () => false} />
}
