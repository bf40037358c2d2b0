import type { Examples } from "@camber/ui/examples/Examples.ts"
import { RewardsBalance } from "./RewardsBalance.tsx"

export const examples: Examples = {
  "Some of it expires": (
    <RewardsBalance
      worth="$5.20"
      points="130 points"
      next="20 more points make another dollar."
      expiring="30 points expire within 30 days."
    />
  ),
  Nothing: <RewardsBalance worth="$0.00" points="0 points" />
}
